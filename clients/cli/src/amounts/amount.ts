import { needsUnit, parseAmount } from '@mintline/solana'
import { CommandError } from '../errors/commandError.ts'

/** Network currencies. Both have nine decimals. */
export type Currency = 'SOL' | 'ETH'

/** An amount as entered by a person. */
export interface Amount {
  readonly lamports: bigint
  /** Undefined for lamports, which every network has. */
  readonly unit: Currency | undefined
}

const UNIT = /(SOL|◎|ETH)$/i

/**
 * Parses an amount: `0.5 SOL`, `0.01 ETH`, `5 lamports`, or `0`. Any other number needs a unit, since `5` could be 5
 * SOL or 5 lamports.
 *
 * @throws AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE
 */
export function readAmount(text: string): Amount {
  const value = text.trim()
  if (needsUnit(value)) throw new CommandError('AMOUNT_WITHOUT_UNIT', { value })
  const lamports = parseAmount(value)
  const [, unit] = UNIT.exec(value) ?? []
  if (unit === undefined) return { lamports, unit: undefined }
  return { lamports, unit: unit.toUpperCase() === 'ETH' ? 'ETH' : 'SOL' }
}

const COIN_UNITS: readonly string[] = ['SOL', '◎', 'ETH', 'LAMPORT', 'LAMPORTS']

/** Returns true for units of the networks' own coins. */
export function isCoinUnit(unit: string): boolean {
  return COIN_UNITS.includes(unit.toUpperCase())
}

/**
 * Converts an amount to lamports on a network with this currency.
 *
 * @throws AMOUNT_UNIT_MISMATCH if the amount is in the other currency.
 */
export function lamportsOf({ lamports, unit }: Amount, currency: Currency): bigint {
  if (unit !== undefined && unit !== currency) {
    throw new CommandError('AMOUNT_UNIT_MISMATCH', { unit, currency })
  }
  return lamports
}
