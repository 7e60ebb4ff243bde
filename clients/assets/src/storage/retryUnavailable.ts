import { type Clock, retry, systemClock } from '@mintline/core/async'
import { isMintlineError } from '@mintline/core/errors'

/** Retry options. */
export interface StorageRetryOptions {
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/** Retries at a storage that does not answer. */
const RETRIES = 3
/** Milliseconds between them. */
const DELAY = 1_000
/** Maximum consecutive waits that a storage may ask for: an hour of full queues. */
const MAX_WAITS = 60
/** Maximum length of one such wait in milliseconds. */
const MAX_WAIT = 60_000

/**
 * Retries while a storage is not available: three times, a second apart, or as long as it asks to wait.
 *
 * @throws The last attempt's error, or the signal's reason.
 */
export function retryUnavailable<Result>(
  work: () => Promise<Result>,
  { signal, clock = systemClock }: StorageRetryOptions,
): Promise<Result> {
  let failures = 0
  let delay = DELAY
  const isRetryable = (error: Error) => {
    if (!isMintlineError(error, 'STORAGE_NOT_AVAILABLE')) return false
    const { retryAfter } = error.context
    delay = retryAfter === undefined ? DELAY : Math.min(retryAfter * 1_000, MAX_WAIT)
    if (retryAfter === undefined) failures += 1
    return failures <= RETRIES
  }
  // The delay follows from the last error.
  const waiting: Clock = { ...clock, sleep: (_, either) => clock.sleep(delay, either) }
  const retries = RETRIES + MAX_WAITS
  return retry(work, { retries, delay: DELAY, isRetryable, signal, clock: waiting })
}
