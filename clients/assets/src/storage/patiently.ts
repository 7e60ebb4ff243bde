import { type Clock, isMintlineError, retry, systemClock } from '@mintline/core'

/** Options for waiting. */
export interface PatienceOptions {
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/** Attempts after the first at a storage that does not answer. */
const RETRIES = 3
/** Milliseconds between them. */
const DELAY = 1_000
/** Waits that a storage may ask for, one after another: an hour of full queues. */
const MAX_WAITS = 60
/** Milliseconds of one of them. */
const MAX_WAIT = 60_000

/**
 * Asks a storage again where it is not available: three times, a second apart, or when it asks to be.
 *
 * @throws The error of the last attempt, or the reason of the signal.
 */
export function patiently<Result>(
  work: () => Promise<Result>,
  { signal, clock = systemClock }: PatienceOptions,
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
