import type { Clock } from '@mintline/core'

/**
 * Repeats an action while any given work is unfinished.
 *
 * @param interval Milliseconds between repetitions.
 * @returns A function that takes work and returns it.
 */
export function repeatDuring(
  act: () => void,
  { interval, clock }: { interval: number; clock: Clock },
): <Result>(work: Promise<Result>) => Promise<Result> {
  let running = 0
  let idle = new AbortController()
  async function repeat(): Promise<void> {
    const { signal } = idle
    while (!signal.aborted) {
      await clock.sleep(interval, signal).catch(() => undefined)
      if (!signal.aborted) act()
    }
  }
  return async (work) => {
    running += 1
    if (running === 1) {
      idle = new AbortController()
      void repeat()
    }
    try {
      return await work
    } finally {
      running -= 1
      if (running === 0) idle.abort()
    }
  }
}
