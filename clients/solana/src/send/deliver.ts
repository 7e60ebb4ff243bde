import { type Clock, type MintlineError, sendingTimedOut, systemClock } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { type Broadcast, broadcast } from './broadcast.ts'
import type { TransactionOutcome } from './outcome.ts'
import type { OutcomeWatcher } from './outcomeWatcher.ts'
import type { SignedTransaction } from './sendOptions.ts'

/** Milliseconds between sends of the same transaction (specification 9). */
export const RESEND_INTERVAL = 6_000

/** Milliseconds after which a transaction is no longer sent (specification 9). */
export const SEND_TIMEOUT = 120_000

interface DeliverInput {
  readonly connection: Connection
  /** Shared by all transactions in flight on one node, which it polls together. */
  readonly watcher: OutcomeWatcher
  readonly signed: SignedTransaction
  /** True if it may have been sent before. Default: false. */
  readonly mayBeOut?: boolean | undefined
  /** For batches of similar transactions, once one was simulated; a failure then costs a fee. Default: false. */
  readonly skipPreflight?: boolean | undefined
  /** Called for failed sends, which are retried, and with PROMI_EVENT_TIMEOUT once sending stops. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  readonly clock?: Clock | undefined
}

/**
 * Sends signed bytes every 6 seconds, for at most 120 seconds, until the outcome is known. After that the transaction
 * could still land, so the outcome is awaited until well after its last valid block height, some 75 seconds after
 * signing.
 *
 * Never throws if a node fails, but waits for it.
 *
 * @throws TRANSACTION_HISTORY_MISSING if the outcome was requested much too late.
 */
export async function deliver(input: DeliverInput): Promise<TransactionOutcome> {
  const { signed, watcher } = input
  const settled = new AbortController()
  const outcome = watcher.watch(signed, settled.signal)
  const refused = sendUntil(settled.signal, input).then((error) =>
    // Without an error, only the watcher knows the outcome.
    error === undefined
      ? outcome
      : ({ status: 'failed', signature: undefined, error } satisfies TransactionOutcome),
  )
  try {
    return await Promise.race([outcome, refused])
  } finally {
    settled.abort()
    // The loser of the race is ignored.
    for (const loser of [outcome, refused]) loser.catch(() => undefined)
  }
}

/** Sends repeatedly. Returns an error only if nothing was forwarded for certain. */
async function sendUntil(
  settled: AbortSignal,
  { connection, signed, onNodeFailure, clock = systemClock, ...input }: DeliverInput,
): Promise<MintlineError | undefined> {
  const start = clock.now()
  let mayBeOut = input.mayBeOut ?? false
  while (!settled.aborted) {
    const answer = await broadcast(connection, signed, {
      clock,
      skipPreflight: input.skipPreflight,
    })
    if (answer.status === 'refused' && !mayBeOut) return answer.error
    if (answer.status === 'unclear') onNodeFailure?.(answer.error)
    mayBeOut ||= mayBeForwarded(answer)
    if (clock.now() - start + RESEND_INTERVAL > SEND_TIMEOUT) {
      sendingTimedOut({ onNodeFailure })
      return undefined
    }
    try {
      await clock.sleep(RESEND_INTERVAL, settled)
    } catch {
      return undefined
    }
  }
  return undefined
}

function mayBeForwarded({ status }: Broadcast): boolean {
  return status === 'accepted' || status === 'unclear'
}
