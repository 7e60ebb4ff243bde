import type { Clock } from '@mintline/core'

/** A clock that ends sleeps up to this length at once; longer ones, which are timeouts, end by their signal. */
export function instantClock(longest: number): { clock: Clock; slept: number[] } {
  const slept: number[] = []
  const clock: Clock = {
    now: () => 0,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        if (milliseconds > longest) return
        slept.push(milliseconds)
        resolve()
      }),
  }
  return { clock, slept }
}
