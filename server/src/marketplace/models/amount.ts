/**
 * An amount of the indexer as a JSON number, which is the double next to it: exact up to 15 digits.
 *
 * @param text - a decimal or an integer of any size
 */
export const amountOf = (text: string): number => Number(text)

/** The same of an amount that may not be known. */
export const optionalAmountOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : amountOf(text)

/** Digits of a quotient: more than a double has. */
const DIGITS = 20

/**
 * A quotient of amounts, not of the doubles next to them; 0 where nothing is divided by.
 *
 * @param dividend - a decimal of 0 or more, as is the divisor
 */
export function quotientOf(dividend: string, divisor: string): number {
  const places = Math.max(placesOf(dividend), placesOf(divisor))
  const [one, other] = [scaled(dividend, places), scaled(divisor, places)]
  if (other === 0n) return 0
  const shift = Math.max(0, DIGITS + String(other).length - String(one).length)
  return amountOf(`${(one * 10n ** BigInt(shift)) / other}e-${shift}`)
}

const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0

/** The decimal as a number of units of 10^-places. */
function scaled(decimal: string, places: number): bigint {
  const [whole = '', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}
