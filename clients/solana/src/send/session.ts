import type { Connection } from '@solana/web3.js'
import type { SolanaWallet } from './wallet.ts'

/** A connection and a wallet, for sending. */
export interface SendSession {
  /**
   * From `createConnection`, or any other. One that retries after 429 by itself, as web3.js does by default, only waits
   * longer.
   */
  readonly connection: Connection
  /** Pays and signs. */
  readonly wallet: SolanaWallet
}
