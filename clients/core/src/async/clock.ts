/** Time source that tests can replace. */
export interface Clock {
  /** Milliseconds since a fixed moment; never decreases. */
  now(): number
  /**
   * Resolves after the given number of milliseconds.
   *
   * @param signal On abort, clears the timer and rejects with the signal's reason at once.
   */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** The system clock. */
export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const abort = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort)
        resolve()
      }, milliseconds)
      signal?.addEventListener('abort', abort, { once: true })
    }),
}

/**
 * Rejects with the signal's reason as soon as it aborts, even if the work ignores the signal.
 *
 * @param signal If undefined, returns the promise unchanged.
 */
export function untilAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
