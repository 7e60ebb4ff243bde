import type { CoinUnit } from '@mintline/core'
import { parseUnits } from 'viem'
import { CommandError } from '../../errors/commandError.ts'

/** An amount as entered by a person; its base units depend on the currency of the chain. */
export interface EvmAmount {
  /** The text as it was entered. */
  readonly text: string
  /** Decimal number. */
  readonly digits: string
  /** Symbol of the currency, or `wei`; undefined for 0. */
  readonly unit: string | undefined
}

const AMOUNT = /^(\d{1,60}(?:\.\d{1,60})?)\s*([^\s\d.,+-]\S{0,31})?$/
/** Base units of a native coin. */
const WEI = 'wei'

/**
 * Parses an amount: `0.01 ETH`, `5 USDC`, `100 wei`, or `0`.
 *
 * @throws AMOUNT_INVALID, and AMOUNT_WITHOUT_UNIT for any other number without a unit
 */
export function readEvmAmount(value: string): EvmAmount {
  const text = value.trim()
  const [, digits, unit] = AMOUNT.exec(text) ?? []
  if (digits === undefined) throw new CommandError('AMOUNT_INVALID', { value: text })
  if (unit === undefined && /[1-9]/.test(digits)) {
    throw new CommandError('AMOUNT_WITHOUT_UNIT', { value: text, unit: 'ETH' })
  }
  return { text, digits, unit }
}

/**
 * The base units of an amount.
 *
 * @param coin Currency in which it is due.
 * @param isNative True if that is the native coin, of which amounts may be in wei.
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE
 */
export function baseUnitsOf(
  { text, digits, unit }: EvmAmount,
  { symbol, decimals }: CoinUnit,
  isNative: boolean,
): bigint {
  const isWei = isNative && unit?.toLowerCase() === WEI
  if (unit !== undefined && !isWei && unit.toUpperCase() !== symbol.toUpperCase()) {
    throw new CommandError('AMOUNT_UNIT_MISMATCH', { unit, currency: symbol })
  }
  const places = isWei ? 0 : decimals
  const [, fraction = ''] = digits.split('.')
  // viem would round.
  if (fraction.replace(/0+$/, '').length > places) {
    throw new CommandError('AMOUNT_TOO_FINE', { value: text, decimals: places })
  }
  return parseUnits(digits, places)
}
