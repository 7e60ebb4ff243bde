import { FAILED_TO_FETCH_POLICY, type RetryOptions, retry } from './retry.ts'

/** Browser and Node messages for a request that never reached its server. */
const FAILED_TO_FETCH =
  /failed to fetch|fetch failed|networkerror when|network error|network request failed|load failed/i

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
