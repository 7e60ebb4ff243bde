import type { Clock } from '@mintline/core/async'
import type { MintlineError } from '@mintline/core/errors'
import type { TransactionStage } from './outcome.ts'
import type { PriorityFeePolicy } from './priorityFee.ts'

/** A transaction has reached a new stage. */
export interface StageEvent {
  readonly stage: TransactionStage
  /** The transaction's title. */
  readonly title: string
  /** Base58; undefined until it is signed, and if nothing was sent. */
  readonly signature: string | undefined
}

/** A signed transaction before it is sent. With it, `resolvePending` can later determine the outcome. */
export interface SignedTransaction {
  /** Base58. */
  readonly signature: string
  /** Last block height at which it can land. */
  readonly lastValidBlockHeight: number
  /** The signed bytes. */
  readonly wire: Uint8Array
}

/** Options for sending. */
export interface SendOptions {
  /** Default: `DEFAULT_PRIORITY_FEE`. */
  readonly priorityFee?: PriorityFeePolicy
  /** Called for every stage, in order. Its errors are not caught. */
  onStage?(event: StageEvent): void
  /**
   * Awaited after signing and before the first send, so that you can record the transaction. Its errors stop the send
   * and are thrown unchanged.
   */
  beforeSend?(signed: SignedTransaction): Promise<void> | void
  /**
   * Called for failed requests that are retried because a node is slow, busy or unreachable, and with
   * PROMI_EVENT_TIMEOUT after 120 seconds, when sending stops and the outcome is only awaited. Must not throw.
   */
  onNodeFailure?(error: MintlineError): void
  /**
   * Before the first send, aborts with its reason, and nothing is sent. After it, has no effect: the transaction may
   * land, so the outcome is awaited.
   */
  readonly signal?: AbortSignal | undefined
  /**
   * Also subscribe over the connection's websocket, to learn the outcome at once instead of at the next poll. A node
   * that takes no subscription is only polled. Default: true.
   */
  readonly subscribe?: boolean
  readonly clock?: Clock
}
