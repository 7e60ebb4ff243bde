/** Latest time that a `Date` holds, in Unix seconds. */
const LAST_DATE = 8_640_000_000_000n

/** Formats Unix seconds as ISO in UTC: `2027-01-02T00:00:00Z`; times that no `Date` holds as a number. */
export function isoText(unixSeconds: bigint): string {
  if (unixSeconds > LAST_DATE || unixSeconds < -LAST_DATE) return `${unixSeconds}`
  return new Date(Number(unixSeconds) * 1_000).toISOString().replace('.000Z', 'Z')
}
