import { FAILED_TO_FETCH_POLICY, isFailedToFetch, type RetryOptions, retry } from './retry.ts'

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
