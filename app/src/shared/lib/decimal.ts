import { EMPTY, invalid, type Parsed, valid } from './parsed.ts'

const DECIMAL = /^(\d*)(?:[.,](\d*))?$/
/** Largest number that programs can store. */
export const MAX_U64 = 2n ** 64n - 1n

/**
 * Parses a decimal number into base units, exactly.
 *
 * @param text Digits with a point or a comma; blanks and underscores between them are ignored.
 * @param decimals Number of decimal places.
 * @param max Default: the largest u64.
 */
export function parseDecimal(text: string, decimals: number, max = MAX_U64): Parsed<bigint> {
  const digits = text.replace(/[\s_]/g, '')
  if (digits === '') return EMPTY
  const match = DECIMAL.exec(digits)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || whole + fraction === '') return invalid('Enter a number, such as 1.5.')
  if (fraction.length > decimals) {
    return invalid(
      decimals === 0
        ? 'Enter a whole number.'
        : `Enter at most ${decimals} digits after the point.`,
    )
  }
  const value = BigInt(whole + fraction.padEnd(decimals, '0'))
  return value > max ? invalid('This is more than the program can store.') : valid(value)
}

/** Formats base units as a decimal number without trailing zeros: 1.5. */
export function formatDecimal(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** Formats base units likewise, with thousands separators: 1,234.5. */
export function formatGrouped(value: bigint, decimals: number): string {
  const [whole = '', fraction] = formatDecimal(value, decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
