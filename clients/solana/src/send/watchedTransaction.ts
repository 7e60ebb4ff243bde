import type { Clock, MintlineError } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import type { SignedTransaction } from './sendOptions.ts'

/** A transaction to watch: enough to be written down and watched again after a crash. */
export type WatchedTransaction = Pick<SignedTransaction, 'signature' | 'lastValidBlockHeight'> &
  Partial<Pick<SignedTransaction, 'wire'>>

/** Options of watching. */
export interface WatcherOptions {
  readonly connection: Connection
  /** Hears of polls that failed; polling goes on. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  /** Look at once when the websocket tells of an end. Default: true. */
  readonly subscribe?: boolean | undefined
  readonly clock?: Clock | undefined
}
