import { MINTED_COUNT_INTERVAL } from '@mintline/core'

/** Milliseconds between two reads of a wallet's terms while the drop stays the same: a list may change by itself. */
export const TERMS_INTERVAL = 30_000

/**
 * Milliseconds until the next read of a drop, which is every 15 seconds and when a phase opens or closes.
 *
 * @param seconds Until a phase next does; undefined = none will.
 */
export function untilNextRead(seconds: bigint | undefined): number {
  const interval = MINTED_COUNT_INTERVAL
  return seconds === undefined || seconds * 1_000n > interval ? interval : Number(seconds) * 1_000
}
