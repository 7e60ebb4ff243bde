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
