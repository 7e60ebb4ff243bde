import { Keypair } from '@solana/web3.js'

/** Creates a new wallet's address, which has never been used. */
export function someAddress(): string {
  return Keypair.generate().publicKey.toBase58()
}
