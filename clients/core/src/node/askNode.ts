import { type Clock, FAILED_TO_FETCH_POLICY, retry, withTimeout } from '../async/index.ts'
import type { MintlineError } from '../errors/index.ts'
import { isPassingNodeError, nodeError } from './nodeError.ts'

/** Milliseconds that an answer may take, with everything that is tried for it. */
export const NODE_TIMEOUT = 30_000

/** How to ask. */
export interface AskOptions {
  /** Hears of each failure after which the node is asked again. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  /** Ends it at once, with its reason. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/**
 * Asks a node, and again where it is busy, behind or gone: 5 times, 3 seconds apart, for 30 seconds
 * in all.
 *
 * @param method Method of JSON-RPC, for messages.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED where none of the attempts was answered.
 * @throws NODE_REFUSED, NODE_FORBIDDEN where the answer is a refusal. All have what came as the cause.
 */
export function askNode<Answer>(
  method: string,
  ask: () => Promise<Answer>,
  { onNodeFailure, signal, clock }: AskOptions = {},
): Promise<Answer> {
  let failure: MintlineError | undefined
  const askAgain = (either: AbortSignal) =>
    retry(() => failingAsNode(method, ask, either), {
      ...FAILED_TO_FETCH_POLICY,
      isRetryable: (error) => {
        if (!isPassingNodeError(error)) return false
        failure = error
        onNodeFailure?.(error)
        return true
      },
      signal: either,
      ...(clock && { clock }),
    })
  return withTimeout(askAgain, {
    timeout: NODE_TIMEOUT,
    timeoutError: () => failure ?? timeoutError(method),
    signal,
    ...(clock && { clock }),
  })
}

/**
 * Asks a node once, for 30 seconds at most.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED where asking again may help, NODE_REFUSED,
 * NODE_FORBIDDEN where it does not.
 */
export function askNodeOnce<Answer>(
  method: string,
  ask: () => Promise<Answer>,
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
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    signal.throwIfAborted()
    throw nodeError(method, error)
  }
}

function timeoutError(method: string): MintlineError {
  return nodeError(method, new Error(`timed out after ${NODE_TIMEOUT / 1000} seconds`))
}
