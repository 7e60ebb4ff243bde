import { type Clock, systemClock } from '@mintline/core/async'

/** A clock whose sleeps end early on events, with a function to stop listening. */
export interface WokenClock {
  readonly clock: Clock
  stop(): void
}

/**
 * Creates a clock whose sleeps end early on events, including any since the last sleep.
 *
 * @param listen Starts listening, and returns a function that stops it.
 */
export function wokenClock(
  listen: (wake: () => void) => () => void,
  clock: Clock = systemClock,
): WokenClock {
  let isNews = false
  let end: () => void = () => undefined
  const stop = listen(() => {
    isNews = true
    end()
  })
  const sleep = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
    const woken = new AbortController()
    end = () => woken.abort()
    if (isNews) end()
    const either = signal ? AbortSignal.any([signal, woken.signal]) : woken.signal
    try {
      await clock.sleep(milliseconds, either)
    } catch (error) {
      if (!woken.signal.aborted) throw error
    }
    isNews = false
  }
  return { clock: { now: () => clock.now(), sleep }, stop }
}
