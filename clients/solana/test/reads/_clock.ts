import type { Clock } from '@mintline/core'

/**
 * A clock whose waits of this length are over at once; longer ones, which are timeouts, end by
 * their signal alone.
 */
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
