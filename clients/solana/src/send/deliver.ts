import { type Clock, type MintlineError, systemClock } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { type Broadcast, broadcast } from './broadcast.ts'
import type { TransactionOutcome } from './outcome.ts'
import type { OutcomeWatcher } from './outcomeWatcher.ts'
import type { SignedTransaction } from './sendOptions.ts'

/** Milliseconds between two sends of the same transaction (specification 9). */
export const RESEND_INTERVAL = 6_000

/** Milliseconds after which a transaction is sent no more (specification 9). */
export const SEND_TIMEOUT = 120_000

interface DeliverInput {
  readonly connection: Connection
  /** Shared by all that are in flight on one node: it polls once for all of them. */
  readonly watcher: OutcomeWatcher
  readonly signed: SignedTransaction
  /** Whether it may have been sent before. Default: false. */
  readonly mayBeOut?: boolean | undefined
  /** For one of many alike of which one was simulated: a fee is paid where it fails. Default: false. */
  readonly skipPreflight?: boolean | undefined
  /** Hears of sends that failed; it is sent again. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  readonly clock?: Clock | undefined
}

/**
 * Sends signed bytes until it is known what became of them: again every 6 seconds, for 120 seconds at
 * most. A transaction is not given up then: it could still land, so its outcome is waited for until
 * its last valid block height is well past, some 75 seconds from its signing.
 *
 * Never throws for a node that fails; it waits for it.
 *
 * @throws TRANSACTION_HISTORY_MISSING, where the outcome was asked for much too late.
 */
export async function deliver(input: DeliverInput): Promise<TransactionOutcome> {
  const { signed, watcher } = input
  const settled = new AbortController()
  const outcome = watcher.watch(signed, settled.signal)
  const refused = sendUntil(settled.signal, input).then((error) =>
    // Without an error, only the watcher can tell.
    error === undefined
      ? outcome
      : ({ status: 'failed', signature: undefined, error } satisfies TransactionOutcome),
  )
  try {
    return await Promise.race([outcome, refused])
  } finally {
    settled.abort()
    // The one that lost the race has nothing more to say.
    for (const loser of [outcome, refused]) loser.catch(() => undefined)
  }
}

/** Sends again and again. Answers an error only where it is certain that nothing was passed on. */
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
    mayBeOut ||= isPassedOn(answer)
    if (clock.now() - start + RESEND_INTERVAL > SEND_TIMEOUT) return undefined
    try {
      await clock.sleep(RESEND_INTERVAL, settled)
    } catch {
      return undefined
    }
  }
  return undefined
}

function isPassedOn({ status }: Broadcast): boolean {
  return status === 'accepted' || status === 'unclear'
}
