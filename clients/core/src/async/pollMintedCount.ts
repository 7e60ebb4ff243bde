import { type Clock, systemClock, untilAborted } from './clock.ts'

/** Default polling interval in milliseconds: 15 seconds. */
export const MINTED_COUNT_INTERVAL = 15_000

/** What to poll, and how often. */
export interface PollOptions {
  /** Reads the number of minted items. */
  readonly read: (signal?: AbortSignal) => Promise<bigint>
  /** Milliseconds from the end of one read to the start of the next. Default: 15 seconds. */
  readonly interval?: number
  /** Ends the iteration at once without an error. */
  readonly signal?: AbortSignal
  /** Called for each failed read; polling continues. If undefined, the first failure ends polling. */
  readonly onError?: (error: unknown) => void
  readonly clock?: Clock
}

/**
 * Yields a drop's minted count: the current one first, then each change.
 *
 * ```ts
 * for await (const minted of pollMintedCount({ read, signal })) show(minted)
 * ```
 *
 * @throws Errors from `read`, unless `onError` is given.
 */
export async function* pollMintedCount(options: PollOptions): AsyncGenerator<bigint, void, void> {
  const { interval = MINTED_COUNT_INTERVAL, signal, clock = systemClock } = options
  let last: bigint | undefined
  try {
    while (!signal?.aborted) {
      const count = await readOnce(options)
      if (count !== undefined && count !== last) {
        last = count
        yield count
      }
      await clock.sleep(interval, signal)
    }
  } catch (error) {
    if (!signal?.aborted) throw error
  }
}

async function readOnce({ read, signal, onError }: PollOptions): Promise<bigint | undefined> {
  try {
    return await untilAborted(read(signal), signal)
  } catch (error) {
    if (!onError || signal?.aborted) throw error
    onError(error)
    return undefined
  }
}
