/** Time, so that tests can bring their own. */
export interface Clock {
  /** Milliseconds since a fixed moment; never falls. */
  now(): number
  /**
   * Resolves after that many milliseconds.
   *
   * @param signal Rejects with its reason as soon as it aborts, and leaves no timer behind.
   */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** The time of the machine. */
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
