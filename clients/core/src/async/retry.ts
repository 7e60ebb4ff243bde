import pRetry from 'p-retry'
import { type Clock, systemClock } from './clock.ts'
import { untilAborted } from './untilAborted.ts'

/** Number of retries and the delay between them. */
export interface RetryPolicy {
  /** Attempts after the first; 0 = none. */
  readonly retries: number
  /** Milliseconds between two attempts. */
  readonly delay: number
}

/** A request that never reached its server: 5 retries, 3 seconds apart. */
export const FAILED_TO_FETCH_POLICY: RetryPolicy = { retries: 5, delay: 3_000 }

/** Metadata of an item: 3 attempts, 3 seconds apart. */
export const METADATA_POLICY: RetryPolicy = { retries: 2, delay: 3_000 }

/** Retry policy, and conditions to give up. */
export interface RetryOptions extends RetryPolicy {
  /** True if another attempt may help. Default: always, except for a TypeError in the program. */
  readonly isRetryable?: (error: Error) => boolean
  /** Ends attempts and waits at once. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock
}

/**
 * Retries an operation until it succeeds or the attempts are used up. A TypeError that is not a network failure is a
 * bug and is never retried.
 *
 * @param attempt Gets the number of the attempt, from 1.
 * @throws The error of the last attempt, or the reason of the signal.
 */
export async function retry<T>(
  attempt: (attempt: number) => Promise<T> | T,
  options: RetryOptions,
): Promise<T> {
  const { retries, delay, isRetryable = () => true, signal, clock = systemClock } = options
  const run = async (number: number) => attempt(number)
  try {
    return await pRetry((number) => untilAborted(run(number), signal), {
      retries,
      // The delay uses the given clock; p-retry asks for it only when an attempt is left.
      minTimeout: 0,
      shouldRetry: async ({ error }) => {
        signal?.throwIfAborted()
        if (!isRetryable(error)) return false
        await clock.sleep(delay, signal)
        return true
      },
      ...(signal && { signal }),
    })
  } catch (error) {
    // p-retry wraps reasons that are not errors.
    signal?.throwIfAborted()
    throw error
  }
}
