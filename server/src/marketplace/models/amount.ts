/**
 * Converts an indexer amount to a JSON number, the nearest double: exact up to 15 digits.
 *
 * @param text - a decimal or an integer of any size
 */
export const amountOf = (text: string): number => Number(text)

/** Converts an amount like `amountOf`; undefined = not known. */
export const optionalAmountOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : amountOf(text)

/** Digits in a quotient: more than a double has. */
const DIGITS = 20

/**
 * Divides the exact amounts, not their nearest doubles. Returns 0 if the divisor is 0.
 *
 * @param dividend - a decimal of 0 or more, like the divisor
 */
export function quotientOf(dividend: string, divisor: string): number {
  const places = Math.max(placesOf(dividend), placesOf(divisor))
  const [one, other] = [scaled(dividend, places), scaled(divisor, places)]
  if (other === 0n) return 0
  const shift = Math.max(0, DIGITS + String(other).length - String(one).length)
  return amountOf(`${(one * 10n ** BigInt(shift)) / other}e-${shift}`)
}

const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

/** Returns the decimal in units of 10^-places. */
function scaled(decimal: string, places: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}
