import { type CoinUnit, formatAmount } from '@mintline/core'
import { networksOf } from '@mintline/core/networks'
import { baseUnitsOf, readCoinAmount } from '../../amounts/coinAmount.ts'

/** The base unit's names. */
const OCTAS = ['octas', 'octa']

/** The coin on all Aptos networks. */
export const APT: CoinUnit = networksOf('APTOS')[0].nativeCurrency

/**
 * Parses an amount as entered by a person into octas: `0.5 APT`, `100 octas`, or `0`.
 *
 * @throws AMOUNT_INVALID, AMOUNT_WITHOUT_UNIT, AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE
 */
export function readOctas(value: string): bigint {
  return baseUnitsOf(readCoinAmount(value, APT.symbol), APT, OCTAS)
}

/** Formats octas in APT: `0.5 APT`. */
export function aptText(octas: bigint): string {
  return formatAmount(octas, APT)
}

/** Formats octas in both units: `0.5 APT (50000000 octas)`. */
export function bothUnits(octas: bigint): string {
  return `${aptText(octas)} (${octas} octas)`
}
