import { type Clock, systemClock } from '../async/clock.ts'
import { withTimeout } from '../async/withTimeout.ts'
import { CoreError } from '../errors/coreError.ts'
import type { MintlineError } from '../errors/mintlineError.ts'
import type { AskOptions } from './askNode.ts'
import { isTransientNodeError } from './nodeFailure.ts'

/** Default timeout for a transaction's outcome, in milliseconds (specification 9): 30 minutes. */
const OUTCOME_TIMEOUT = 1_800_000

/** Options for waiting on a transaction's outcome. */
export interface OutcomeOptions extends AskOptions {
  /** Timeout in milliseconds. Default: 30 minutes. */
  readonly timeout?: number | undefined
  /** Polling interval in milliseconds. */
  readonly pollingInterval: number
  /** Clock for the pauses between polls, which may end them early. Default: `clock`. */
  readonly pauses?: Clock | undefined
}

/**
 * Polls for a transaction's outcome until it is known. Retries an unreachable node until the timeout, which it also
 * reports to `onNodeFailure`.
 *
 * @param look Resolves with undefined while the outcome is unknown; gets the options for its requests.
 * @throws PROMI_EVENT_TIMEOUT with the node's last failure as its cause, NODE_REFUSED, NODE_FORBIDDEN, the signal's
 * reason, or errors from `look`.
 */
export function awaitOutcome<Outcome>(
  look: (options: AskOptions) => Promise<Outcome | undefined>,
  options: OutcomeOptions,
): Promise<Outcome> {
  const { timeout = OUTCOME_TIMEOUT, pollingInterval, signal, clock = systemClock } = options
  const { pauses = clock } = options
  let failure: MintlineError | undefined
  const onNodeFailure = (error: MintlineError) => {
    failure = error
    options.onNodeFailure?.(error)
  }
  const poll = async (either: AbortSignal) => {
    for (;;) {
      try {
        const outcome = await look({ signal: either, clock, onNodeFailure })
        if (outcome !== undefined) return outcome
      } catch (error) {
        if (!isTransientNodeError(error)) throw error
      }
      await pauses.sleep(pollingInterval, either)
    }
  }
  const timeoutError = () => sendingTimedOut(options, failure)
  return withTimeout(poll, { timeout, timeoutError, signal, clock })
}

/**
 * Creates the error for a timeout while sending or waiting for the outcome, and reports it: whoever logs node
 * failures logs it too, even if the sender goes on (specification 8).
 *
 * @param cause The node's last failure. Default: none.
 */
export function sendingTimedOut(
  { onNodeFailure }: Pick<AskOptions, 'onNodeFailure'>,
  cause?: MintlineError,
): CoreError<'PROMI_EVENT_TIMEOUT'> {
  const error = new CoreError('PROMI_EVENT_TIMEOUT', {}, { cause })
  onNodeFailure?.(error)
  return error
}
