import { FAILED_TO_FETCH_POLICY, type RetryOptions, retry } from './retry.ts'

/** Messages of browsers and Node for a request that never reached its server. */
const FAILED_TO_FETCH =
  /failed to fetch|fetch failed|networkerror when|network error|network request failed|load failed/i

/** Maximum depth of causes to check; deeper chains are loops. */
const MAX_DEPTH = 8

/** True if an error, or one of its causes, is a request that never reached its server. */
export function isFailedToFetch(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < MAX_DEPTH && cause instanceof Error; depth += 1) {
    if (FAILED_TO_FETCH.test(cause.message)) return true
    cause = cause.cause
  }
  return false
}

/**
 * Retries an operation whose request never reached the server: 5 times, 3 seconds apart by default. A request that the
 * server answered is not repeated, whatever the answer.
 *
 * @throws The error of the last attempt, or the reason of the signal.
 */
export function retryFailedToFetch<T>(
  attempt: (attempt: number) => Promise<T> | T,
  options: Partial<Omit<RetryOptions, 'isRetryable'>> = {},
): Promise<T> {
  return retry(attempt, { ...FAILED_TO_FETCH_POLICY, ...options, isRetryable: isFailedToFetch })
}
