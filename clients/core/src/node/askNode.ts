import { type Clock, systemClock } from '../async/clock.ts'
import { FAILED_TO_FETCH_POLICY, retry } from '../async/retry.ts'
import { withTimeout } from '../async/withTimeout.ts'
import type { MintlineError } from '../errors/mintlineError.ts'
import { isTransientNodeError, nodeError } from './nodeFailure.ts'

/** Time limit for an answer in milliseconds, including all retries. */
export const NODE_TIMEOUT = 30_000

/** Options for requests to a node. */
export interface AskOptions {
  /** Called for each failure that is retried, and with PROMI_EVENT_TIMEOUT if the outcome is not known in time. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  /** Aborts at once with its reason. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/** Polling interval in milliseconds for a lagging node, and number of attempts: 90 seconds in all. */
const INTERVAL = 1_000

const ATTEMPTS = 90

/** An answer older than a point that the caller has seen confirmed: discard it and ask again. */
export class NodeIsBehind extends Error {
  constructor() {
    super('node is behind')
  }
}

/**
 * Sends a request to a node, and retries while the node is busy or unreachable: 5 times, 3 seconds apart, for 30
 * seconds in all. A lagging node is asked every second until it has caught up, for at most 90 seconds.
 *
 * @param method JSON-RPC method, for messages.
 * @param ask Gets a signal that aborts when its answer is no longer needed.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED if no attempt was answered.
 * @throws NODE_REFUSED, NODE_FORBIDDEN if the node refuses. All have the original error as their cause.
 */
export function askNode<Answer>(
  method: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { onNodeFailure, signal, clock }: AskOptions = {},
): Promise<Answer> {
  let failure: MintlineError | undefined
  const askAgain = (either: AbortSignal) =>
    retry(() => failingAsNode(method, ask, either), {
      ...FAILED_TO_FETCH_POLICY,
      isRetryable: (error) => {
        if (!isTransientNodeError(error)) return false
        failure = error
        onNodeFailure?.(error)
        return !isBehind(error)
      },
      signal: either,
      ...(clock && { clock }),
    })
  const askInTime = () =>
    withTimeout(askAgain, {
      timeout: NODE_TIMEOUT,
      timeoutError: () => failure ?? timeoutError(method),
      signal,
      ...(clock && { clock }),
    })
  return untilCaughtUp(askInTime, { signal, clock })
}

/**
 * Sends a request to a node without retries, for at most 30 seconds.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED if a retry may help, NODE_REFUSED, NODE_FORBIDDEN if not.
 */
export function askNodeOnce<Answer>(
  method: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { signal, clock }: Pick<AskOptions, 'signal' | 'clock'> = {},
): Promise<Answer> {
  return withTimeout((either) => failingAsNode(method, ask, either), {
    timeout: NODE_TIMEOUT,
    timeoutError: () => timeoutError(method),
    signal,
    ...(clock && { clock }),
  })
}

async function failingAsNode<Answer>(
  method: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await ask(signal)
  } catch (error) {
    signal.throwIfAborted()
    throw nodeError(method, error)
  }
}

function timeoutError(method: string): MintlineError {
  return nodeError(method, new Error(`timed out after ${NODE_TIMEOUT / 1000} seconds`))
}

/**
 * Retries while a node is behind, until it has caught up, for at most 90 seconds.
 *
 * @param ask Throws `NodeIsBehind`, or an error that it caused.
 */
export async function untilCaughtUp<Answer>(
  ask: () => Promise<Answer>,
  {
    signal,
    clock = systemClock,
  }: { signal?: AbortSignal | undefined; clock?: Clock | undefined } = {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!isBehind(error) || attempt === ATTEMPTS) throw error
      await clock.sleep(INTERVAL, signal)
    }
  }
}

/** Returns true if a request failed because the node is behind. */
function isBehind(error: unknown): boolean {
  return error instanceof Error && [error, error.cause].some((each) => each instanceof NodeIsBehind)
}
