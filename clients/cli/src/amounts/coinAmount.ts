import type { CoinUnit } from '@mintline/core'
import { CommandError } from '../errors/commandError.ts'

/** An amount as entered by a person; its base units depend on the chain's currency. */
export interface CoinAmount {
  /** The text as it was entered. */
  readonly text: string
  /** Decimal number. */
  readonly digits: string
  /** The currency's symbol, or its base unit's name; undefined for 0. */
  readonly unit: string | undefined
}

const AMOUNT = /^(\d{1,60}(?:\.\d{1,60})?)\s*([^\s\d.,+-]\S{0,31})?$/

/**
 * Parses an amount: `0.01 ETH`, `5 USDC`, `100 wei`, or `0`.
 *
 * @param example Unit to suggest.
 * @throws AMOUNT_INVALID, and AMOUNT_WITHOUT_UNIT for any other number without a unit
 */
export function readCoinAmount(value: string, example: string): CoinAmount {
  const text = value.trim()
  const [, digits, unit] = AMOUNT.exec(text) ?? []
  if (digits === undefined) throw new CommandError('AMOUNT_INVALID', { value: text, unit: example })
  if (unit === undefined && /[1-9]/.test(digits)) {
    throw new CommandError('AMOUNT_WITHOUT_UNIT', { value: text, unit: example })
  }
  return { text, digits, unit }
}

/**
 * Converts an amount to base units.
 *
 * @param coin Currency in which it is due.
 * @param baseUnits The base unit's names in lower case; empty if amounts cannot be in base units.
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE
 */
export function baseUnitsOf(
  { text, digits, unit }: CoinAmount,
  { symbol, decimals }: CoinUnit,
  baseUnits: readonly string[],
): bigint {
  const isBase = unit !== undefined && baseUnits.includes(unit.toLowerCase())
  if (unit !== undefined && !isBase && unit.toUpperCase() !== symbol.toUpperCase()) {
    throw new CommandError('AMOUNT_UNIT_MISMATCH', { unit, currency: symbol })
  }
  const places = isBase ? 0 : decimals
  const [whole = '', fraction = ''] = digits.split('.')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > places) {
    throw new CommandError('AMOUNT_TOO_FINE', { value: text, decimals: places })
  }
  return BigInt(whole + significant.padEnd(places, '0'))
}
