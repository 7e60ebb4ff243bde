import { createHash } from 'node:crypto'
import { Keypair } from '@solana/web3.js'

/** Derives a wallet from a name: the same in every run, so that results are comparable. */
export function seededWallet(name: string): Keypair {
  return Keypair.fromSeed(createHash('sha256').update(name).digest())
}
