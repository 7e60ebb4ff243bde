import type { Keypair } from '@solana/web3.js'

/** The collection whose screens are measured. */
export interface Collection {
  readonly creator: Keypair
  readonly deployment: string
}
