import { type Clock, systemClock } from '@mintline/core'

/** How long a node may take to show what is confirmed: the wait after a mint (specification 9). */
export const MAX_READ_DELAY = 13_000
/** Milliseconds between two looks at it. */
const INTERVAL = 500

/**
 * Reads until it is done, for 13 seconds at most, and answers what was read last: a node behind the
 * one that confirmed a transaction shows it a little later.
 *
 * @throws What `read` throws, or the reason of the signal.
 */
export async function pollUntil<T>(
  read: () => Promise<T>,
  isDone: (value: T) => boolean,
  { clock = systemClock, signal }: { clock?: Clock | undefined; signal?: AbortSignal | undefined },
): Promise<T> {
  const end = clock.now() + MAX_READ_DELAY
  let value = await read()
  while (!isDone(value) && clock.now() < end) {
    await clock.sleep(INTERVAL, signal)
    value = await read()
  }
  return value
}
