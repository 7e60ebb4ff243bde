import { MINTED_COUNT_INTERVAL } from '@mintline/core'

/**
 * Milliseconds until the next read of a drop, which is every 15 seconds and when a phase opens or closes.
 *
 * @param seconds Until a phase next does; undefined = none will.
 */
export function untilNextRead(seconds: bigint | undefined): number {
  return seconds === undefined || seconds * 1_000n > MINTED_COUNT_INTERVAL
    ? MINTED_COUNT_INTERVAL
    : Number(seconds) * 1_000
}
