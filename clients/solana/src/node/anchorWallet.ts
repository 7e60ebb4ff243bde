/** Anchor's wallet of a keypair: its bundle for browsers has none. */
export { Wallet } from '@coral-xyz/anchor'
