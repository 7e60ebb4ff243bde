import { createHash } from 'node:crypto'
import { Keypair } from '@solana/web3.js'

/** The wallet of a name: the same in every run, so that the figures of runs can be compared. */
export function seededWallet(name: string): Keypair {
  return Keypair.fromSeed(createHash('sha256').update(name).digest())
}
