import { BASIS_POINTS } from '@mintline/core'
import { CommandError } from '../errors/commandError.ts'

/** A platform fee in a config. */
export interface FeeSetting<Amount> {
  /** Basis points; 0 with a flat fee. */
  readonly valueBp: number
  /** Undefined = a percentage. */
  readonly flat: Amount | undefined
}

/** How a chain reads flat fees. */
export interface FlatFees<Amount> {
  readonly read: (text: string) => Amount
  /** For the message about a number without a unit: `0.001 ETH`. */
  readonly example: string
}

/**
 * Reads a platform fee: a whole number is basis points; text with a unit is a flat amount.
 *
 * @throws USAGE_INVALID for other numbers, and the errors of `read`
 */
export function readFee<Amount>(
  value: string | number,
  { read, example }: FlatFees<Amount>,
): FeeSetting<Amount> {
  const text = String(value)
  if (/^\d+$/.test(text) && Number(text) <= BASIS_POINTS) {
    return { valueBp: Number(text), flat: undefined }
  }
  if (!/[a-z]/i.test(text)) {
    const reason = `Write basis points as a whole number up to ${BASIS_POINTS}, or an amount with its unit, as in "${example}"`
    throw new CommandError('USAGE_INVALID', { reason })
  }
  return { valueBp: 0, flat: read(text) }
}
