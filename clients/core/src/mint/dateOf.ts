/** Latest Unix seconds that a Date can hold. */
const MAX_DATE_SECONDS = 8_640_000_000_000n

/** Date of Unix seconds from 0 on, clamped to the latest one, since contracts accept any time. */
export function dateOf(seconds: bigint): Date {
  return new Date(Number(seconds < MAX_DATE_SECONDS ? seconds : MAX_DATE_SECONDS) * 1_000)
}
