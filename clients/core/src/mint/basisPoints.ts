import { CoreReadError } from '../errors/coreReadError.ts'
import { assertAmount } from './price.ts'

/** Basis points in the whole: 10,000 are 100%. */
export const BASIS_POINTS = 10_000

/** Default platform fee in basis points: 3%. */
export const DEFAULT_PLATFORM_FEE_BP = 300

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
