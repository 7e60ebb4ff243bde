import type { Clock, MintlineError } from '@mintline/core'
import type { TransactionStage } from './outcome.ts'
import type { PriorityFeePolicy } from './priorityFee.ts'

/** Where a transaction has come to. */
export interface StageEvent {
  readonly stage: TransactionStage
  /** Title of the transaction. */
  readonly title: string
  /** Base58; undefined until it is signed, and where nothing was sent. */
  readonly signature: string | undefined
}

/** What is about to be sent. With it, `resolvePending` finds out later what became of it. */
export interface SignedTransaction {
  /** Base58. */
  readonly signature: string
  /** Block height after which it cannot land any more. */
  readonly lastValidBlockHeight: number
  /** The bytes that are sent. */
  readonly wire: Uint8Array
}

/** How to send. */
export interface SendOptions {
  /** Default: `DEFAULT_PRIORITY_FEE`. */
  readonly priorityFee?: PriorityFeePolicy
  /** Hears of every stage, in order. What it throws is not caught. */
  onStage?(event: StageEvent): void
  /**
   * Awaited after signing and before the first send, so that state is written before a transaction
   * is sent. What it throws stops the send and comes out as it is.
   */
  beforeSend?(signed: SignedTransaction): Promise<void> | void
  /** Hears of requests that failed and are made again: a node is slow, busy or gone. Must not throw. */
  onNodeFailure?(error: MintlineError): void
  /**
   * Before the first send, ends with its reason, and nothing is sent. After it, does nothing: what
   * was sent may land, and the outcome is waited for.
   */
  readonly signal?: AbortSignal | undefined
  /**
   * Whether to be told of the end over the connection's websocket as well, at once instead of at the
   * next poll. Default: true. False where the node has no websocket.
   */
  readonly subscribe?: boolean
  readonly clock?: Clock
  /**
   * Slot of what it builds on, such as an earlier transaction: a node that has not come there is asked
   * again. Default: any node will do.
   */
  readonly minContextSlot?: number | undefined
}
