import { type Clock, systemClock } from '@mintline/core/async'
import type { MintlineError } from '@mintline/core/errors'
import type { Connection } from '@solana/web3.js'
import { deliver } from './deliver.ts'
import type { TransactionOutcome } from './outcome.ts'
import { OutcomeWatcher } from './outcomeWatcher.ts'

/** A transaction that was recorded before it was sent, and options for requests. */
export interface PendingTransaction {
  readonly connection: Connection
  /** Base58. */
  readonly signature: string
  /** Last block height at which it can land. */
  readonly lastValidBlockHeight: number
  /**
   * The signed bytes, to resend while it may still land: the same bytes land at most once, so nothing is paid twice.
   * Without them it is only awaited.
   */
  readonly wire?: Uint8Array | undefined
  /** Shared with others that are in flight. Default: its own. */
  readonly watcher?: OutcomeWatcher | undefined
  /** Called for failed requests that are retried. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  readonly clock?: Clock | undefined
}

/**
 * Determines the outcome of a transaction that was about to be sent, or was sent, when the program ended. It may take
 * until well after its last valid block height, some 75 seconds after signing.
 *
 * An expired one was not sent or did not land, and no longer can, so a new one does not pay twice. If the node refuses
 * a resent one, it is still awaited, as it may have been sent before.
 *
 * @throws TRANSACTION_HISTORY_MISSING if it expired long ago and the node has pruned that history.
 */
export async function resolvePending(pending: PendingTransaction): Promise<TransactionOutcome> {
  const { connection, signature, lastValidBlockHeight, wire, onNodeFailure } = pending
  const { clock = systemClock } = pending
  const watcher =
    pending.watcher ?? new OutcomeWatcher({ connection, onNodeFailure, clock, subscribe: false })
  const transaction = { signature, lastValidBlockHeight }
  const outcome =
    wire === undefined
      ? watcher.watch(transaction)
      : deliver({
          connection,
          watcher,
          signed: { ...transaction, wire },
          mayBeOut: true,
          onNodeFailure,
          clock,
        })
  watcher.check()
  return outcome
}
