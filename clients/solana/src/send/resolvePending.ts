import { type Clock, type MintlineError, systemClock } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { deliver } from './deliver.ts'
import type { TransactionOutcome } from './outcome.ts'
import { OutcomeWatcher } from './outcomeWatcher.ts'

/** A transaction that was written down before it was sent, and how to ask for it. */
export interface PendingTransaction {
  readonly connection: Connection
  /** Base58. */
  readonly signature: string
  /** Block height after which it cannot land any more. */
  readonly lastValidBlockHeight: number
  /**
   * The signed bytes. With them it is sent again while it may still land: the very same bytes land
   * once at most, so nothing is paid twice. Without them it is only waited for.
   */
  readonly wire?: Uint8Array | undefined
  /** Shared with others that are in flight; default: one of its own. */
  readonly watcher?: OutcomeWatcher | undefined
  /** Hears of requests that failed and are made again. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  readonly clock?: Clock | undefined
}

/**
 * What became of a transaction that was about to be sent, or was sent, when the program ended. It may
 * take until its last valid block height is well past: some 75 seconds from its signing.
 *
 * One that expired was not sent or did not land, and cannot land any more: making it anew pays
 * nothing twice. One that is sent again and refused by the node is waited for all the same, as it may
 * have been sent before.
 *
 * @throws TRANSACTION_HISTORY_MISSING where it expired long ago and the node keeps no history of then.
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
