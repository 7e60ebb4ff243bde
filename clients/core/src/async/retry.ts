import { type Clock, systemClock, untilAborted } from './clock.ts'

/** Number of retries and the delay between them. */
export interface RetryPolicy {
  /** Attempts after the first; 0 = none. */
  readonly retries: number
  /** Milliseconds between two attempts. */
  readonly delay: number
}

/** Policy for requests that never reached their server: 5 retries, 3 seconds apart. */
export const FAILED_TO_FETCH_POLICY: RetryPolicy = { retries: 5, delay: 3_000 }

/** Policy for item metadata: 3 attempts, 3 seconds apart. */
export const METADATA_POLICY: RetryPolicy = { retries: 2, delay: 3_000 }

/** Node's message for an answer that broke off. */
const BROKEN_OFF = 'terminated'

/** Retry policy, and conditions for giving up. */
export interface RetryOptions extends RetryPolicy {
  /** True if another attempt may help. Default: always, except for a TypeError caused by a bug. */
  readonly isRetryable?: (error: Error) => boolean
  /** Ends attempts and waits at once. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock
}

/**
 * Retries an operation until it succeeds or attempts run out. Never retries a TypeError unless it is a network
 * failure: it is a bug.
 *
 * @param attempt Gets the attempt number, from 1.
 * @throws The last attempt's error, or the signal's reason.
 */
export async function retry<T>(
  attempt: (attempt: number) => Promise<T> | T,
  options: RetryOptions,
): Promise<T> {
  const { retries, delay, isRetryable = () => true, signal, clock = systemClock } = options
  const run = async (number: number) => attempt(number)
  for (let number = 1; ; number += 1) {
    signal?.throwIfAborted()
    try {
      return await untilAborted(run(number), signal)
    } catch (error) {
      signal?.throwIfAborted()
      const isLast = number > retries || isBug(error)
      if (isLast || !(error instanceof Error && isRetryable(error))) throw error
    }
    await clock.sleep(delay, signal)
  }
}

/** Returns true for a type error other than a network failure, which `fetch` also throws as one. */
function isBug(error: unknown): boolean {
  return error instanceof TypeError && !isFailedToFetch(error) && error.message !== BROKEN_OFF
}

/** Browser and Node messages for a request that never reached its server. */
const FAILED_TO_FETCH =
  /failed to fetch|fetch failed|networkerror when|network error|network request failed|load failed|the internet connection appears to be offline/i

/** Maximum depth to follow causes; deeper chains are loops. */
const MAX_DEPTH = 8

/** Returns true if the request never reached its server, according to the error or one of its causes. */
export function isFailedToFetch(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < MAX_DEPTH && cause instanceof Error; depth += 1) {
    if (FAILED_TO_FETCH.test(cause.message)) return true
    cause = cause.cause
  }
  return false
}

/**
 * Retries an operation whose request never reached the server: by default 5 times, 3 seconds apart. Any response from
 * the server ends the retries.
 *
 * @throws The last attempt's error, or the signal's reason.
 */
export function retryFailedToFetch<T>(
  attempt: (attempt: number) => Promise<T> | T,
  options: Partial<Omit<RetryOptions, 'isRetryable'>> = {},
): Promise<T> {
  return retry(attempt, { ...FAILED_TO_FETCH_POLICY, ...options, isRetryable: isFailedToFetch })
}
