import { type Clock, systemClock } from '@mintline/core/async'

/** How long a node may take to show confirmed changes, in milliseconds: the wait after a mint (specification 9). */
export const MAX_READ_DELAY = 13_000
/** Milliseconds between reads. */
const INTERVAL = 500

/**
 * Repeats a read until it is done, for at most 13 seconds, and returns the last result: nodes may show a confirmed
 * transaction with a delay.
 *
 * @throws What `read` throws, or the signal's reason.
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
