/** PostgreSQL's text for its largest numeric value. */
const INFINITY = 'Infinity'

/** Allows more digits before and after the point than any price has. */
const DECIMAL = /^-?[0-9]{1,100}(?:\.[0-9]{1,100})?$/

/** Returns true for a decimal as PostgreSQL writes it. */
export const isDecimal = (text: string): boolean => text === INFINITY || DECIMAL.test(text)

/** Compares two decimals, for ascending order. */
export function compareDecimals(one: string, other: string): number {
  if (one === other) return 0
  if (one === INFINITY) return 1
  if (other === INFINITY) return -1
  const places = Math.max(placesOf(one), placesOf(other))
  const [first, second] = [scaled(one, places), scaled(other, places)]
  return first < second ? -1 : first > second ? 1 : 0
}

const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

/** Returns the decimal in units of 10^-places. */
const scaled = (decimal: string, places: number): bigint => {
  const [whole = '', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}
