/**
 * An amount of the indexer as a JSON number, which is the double next to it: exact up to 15 digits.
 *
 * @param text - a decimal or an integer of any size
 */
export const amountOf = (text: string): number => Number(text)

/** The same of an amount that may not be known. */
export const optionalAmountOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : amountOf(text)

/** A quotient of amounts; 0 where nothing is divided by. */
export const quotientOf = (dividend: number, divisor: number): number =>
  divisor === 0 ? 0 : dividend / divisor
