import { CoreReadError } from '../errors/coreReadError.ts'

/** A price's currency. */
export interface PriceCurrency {
  /** The currency's identifier on its chain. */
  readonly id: string
  /** Digits after the decimal point: with 9, 1,000,000,000 base units are one coin. */
  readonly decimals: number
}

/** An amount in a currency. */
export interface Price {
  /** Base units; 0 is free. */
  readonly value: bigint
  readonly currency: PriceCurrency
}

/** Basis points in the whole: 10,000 are 100%. */
export const BASIS_POINTS = 10_000

/** Default platform fee in basis points: 3%. */
export const DEFAULT_PLATFORM_FEE_BP = 300

/**
 * Throws for a negative amount.
 *
 * @param amount Base units.
 * @throws AMOUNT_NEGATIVE
 */
export function assertAmount(amount: bigint): void {
  if (amount < 0n) throw new CoreReadError('AMOUNT_NEGATIVE', { amount })
}

/**
 * Throws unless the value is a share of the whole.
 *
 * @param valueBp Basis points, 0 to 10,000.
 * @throws BASIS_POINTS_INVALID for a fraction, a negative value or more than the whole.
 */
export function assertBasisPoints(valueBp: number): void {
  if (!Number.isInteger(valueBp) || valueBp < 0 || valueBp > BASIS_POINTS) {
    throw new CoreReadError('BASIS_POINTS_INVALID', { valueBp })
  }
}

/**
 * Returns a share of an amount, rounded down as in the contracts.
 *
 * @param amount Base units.
 * @param valueBp Basis points, 0 to 10,000.
 * @throws AMOUNT_NEGATIVE, BASIS_POINTS_INVALID
 */
export function shareOf(amount: bigint, valueBp: number): bigint {
  assertAmount(amount)
  assertBasisPoints(valueBp)
  return (amount * BigInt(valueBp)) / BigInt(BASIS_POINTS)
}
