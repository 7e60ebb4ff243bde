import type { Connection } from '@solana/web3.js'
import type { SolanaWallet } from './wallet.ts'

/** What sending takes: a node and a wallet. */
export interface SendSession {
  /**
   * Of `createConnection`, or any other one. One that retries answers of 429 by itself, as web3.js
   * does unless told otherwise, only waits longer.
   */
  readonly connection: Connection
  /** Pays and signs. */
  readonly wallet: SolanaWallet
}
