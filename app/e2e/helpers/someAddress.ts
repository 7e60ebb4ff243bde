import { Keypair } from '@solana/web3.js'

/** Address of a new wallet, which has never been used. */
export function someAddress(): string {
  return Keypair.generate().publicKey.toBase58()
}
