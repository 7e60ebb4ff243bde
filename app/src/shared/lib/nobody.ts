import { PublicKey } from '@solana/web3.js'

/** The default address, which belongs to nobody: programs take it for an empty role. */
export const NOBODY = PublicKey.default.toBase58()
