import type { Clock, MintlineError } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import type { SignedTransaction } from './sendOptions.ts'

/** A transaction to watch, with all data needed to watch it again after a crash. */
export type WatchedTransaction = Pick<SignedTransaction, 'signature' | 'lastValidBlockHeight'> &
  Partial<Pick<SignedTransaction, 'wire'>>

/** Options for watching. */
export interface WatcherOptions {
  readonly connection: Connection
  /** Called for failed polls; polling continues. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  /** Poll at once when the websocket reports an outcome. Default: true. */
  readonly subscribe?: boolean | undefined
  readonly clock?: Clock | undefined
}
