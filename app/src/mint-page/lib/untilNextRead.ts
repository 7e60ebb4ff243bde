import { MINTED_COUNT_INTERVAL } from '@mintline/core'

/** Milliseconds between reads of a wallet's terms while the drop stays the same: a list may change by itself. */
export const TERMS_INTERVAL = 30_000

/**
 * Returns the milliseconds until a drop's next read: when a phase opens or closes, and at most an interval.
 *
 * @param seconds Until a phase next opens or closes; undefined = none will.
 * @param interval Milliseconds. Default: 15 seconds.
 */
export function untilNextRead(
  seconds: bigint | undefined,
  interval: number = MINTED_COUNT_INTERVAL,
): number {
  return seconds === undefined || seconds * 1_000n > interval ? interval : Number(seconds) * 1_000
}
