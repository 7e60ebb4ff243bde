import {
  type Clock,
  FAILED_TO_FETCH_POLICY,
  isMintlineError,
  MintlineError,
  retry,
  withTimeout,
} from '@mintline/core'
import { isPassing, reasonOf } from './nodeFailure.ts'

/** Milliseconds that a node may take to answer. */
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
 * Asks a node, and again where it is busy, behind or gone: 5 times, 3 seconds apart.
 *
 * @param method What is asked for, for messages.
 * @throws NODE_NOT_AVAILABLE where none of the attempts was answered.
 * @throws NODE_REFUSED where the answer is a refusal. Both have what came as the cause.
 */
export function askNode<Answer>(
  method: string,
  ask: () => Promise<Answer>,
  { onNodeFailure, signal, clock }: AskOptions = {},
): Promise<Answer> {
  return retry(() => askNodeOnce(method, ask, { signal, clock }), {
    ...FAILED_TO_FETCH_POLICY,
    isRetryable: (error) => {
      if (!isMintlineError(error, 'NODE_NOT_AVAILABLE')) return false
      onNodeFailure?.(error)
      return true
    },
    signal,
    ...(clock && { clock }),
  })
}

/**
 * Asks a node once.
 *
 * @throws NODE_NOT_AVAILABLE where asking again may help, NODE_REFUSED where it does not.
 */
export async function askNodeOnce<Answer>(
  method: string,
  ask: () => Promise<Answer>,
  { signal, clock }: Pick<AskOptions, 'signal' | 'clock'> = {},
): Promise<Answer> {
  try {
    return await withTimeout(ask, {
      timeout: NODE_TIMEOUT,
      timeoutError: () => new Error(`timed out after ${NODE_TIMEOUT / 1000} seconds`),
      signal,
      ...(clock && { clock }),
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw nodeError(method, error)
  }
}

/** What a node's failure is to whoever asked. */
export function nodeError(method: string, cause: unknown): MintlineError {
  const context = { method, reason: reasonOf(cause) }
  const code = isPassing(cause) ? 'NODE_NOT_AVAILABLE' : 'NODE_REFUSED'
  return new MintlineError(code, context, { cause })
}
