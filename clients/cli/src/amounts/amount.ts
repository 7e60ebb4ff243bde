import { MintlineError } from '@mintline/core'
import { parseAmount } from '@mintline/solana'

/** Currencies of the networks; amounts of both have nine decimals. */
export type Currency = 'SOL' | 'ETH'

/** An amount as a person wrote it. */
export interface Amount {
  readonly lamports: bigint
  /** Undefined where it was written in lamports, which every network has. */
  readonly unit: Currency | undefined
}

const UNIT = /(SOL|◎|ETH)$/i

/**
 * Reads an amount: `0.5 SOL`, `0.01 ETH`, or lamports as a whole number.
 *
 * @throws AMOUNT_UNREADABLE
 */
export function readAmount(text: string): Amount {
  const lamports = parseAmount(text)
  const [, unit] = UNIT.exec(text.trim()) ?? []
  if (unit === undefined) return { lamports, unit: undefined }
  return { lamports, unit: unit.toUpperCase() === 'ETH' ? 'ETH' : 'SOL' }
}

/**
 * The lamports of an amount on a network of this currency.
 *
 * @throws AMOUNT_UNIT_MISMATCH where it was written in the other currency.
 */
export function lamportsOf({ lamports, unit }: Amount, currency: Currency): bigint {
  if (unit !== undefined && unit !== currency) {
    throw new MintlineError('AMOUNT_UNIT_MISMATCH', { unit, currency })
  }
  return lamports
}
