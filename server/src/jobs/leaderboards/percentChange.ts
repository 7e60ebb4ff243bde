/** Decimals in a percentage. */
const DECIMALS = 4n

/** Returns the number of digits after the decimal point. */
const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

/** Converts a decimal to whole units, each 10^-places. */
const unitsOf = (decimal: string, places: number): bigint =>
  BigInt(decimal.replace('.', '') + '0'.repeat(places - placesOf(decimal)))

/**
 * Returns the percentage change from a value that is not negative, rounded to 4 decimals; null if that value was 0, as
 * no percentage exists, or if either value is unknown.
 */
export function percentChange(
  before: string | null | undefined,
  now: string | null | undefined,
): string | null {
  if (before == null || now == null) return null
  const places = Math.max(placesOf(before), placesOf(now))
  const [old, current] = [unitsOf(before, places), unitsOf(now, places)]
  if (old === 0n) return null
  const scale = 10n ** DECIMALS
  const doubled = ((current - old) * 100n * scale * 2n) / old
  // Rounds halves away from zero.
  const rounded = (doubled + (doubled < 0n ? -1n : 1n)) / 2n
  return decimalOf(rounded, scale)
}

function decimalOf(units: bigint, scale: bigint): string {
  const size = units < 0n ? -units : units
  const fraction = String(size % scale)
    .padStart(Number(DECIMALS), '0')
    .replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${size / scale}${fraction && `.${fraction}`}`
}
