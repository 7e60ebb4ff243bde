/** Largest Unix time in seconds that a Date can hold. */
const MAX_DATE_SECONDS = 8_640_000_000_000n

/** Converts Unix seconds (0 or more) to a Date, clamped to the latest one, since contracts accept any time. */
export function dateOf(seconds: bigint): Date {
  return new Date(Number(seconds < MAX_DATE_SECONDS ? seconds : MAX_DATE_SECONDS) * 1_000)
}
