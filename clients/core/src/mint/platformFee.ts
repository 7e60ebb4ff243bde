import { CoreReadError } from '../errors/coreReadError.ts'
import { assertAmount, shareOf } from './price.ts'

/** The platform's part of the price. */
export type PlatformFee =
  /** The same amount at every price, in base units of its currency. */
  | { readonly type: 'flat'; readonly value: bigint }
  /** A share of the price in basis points, rounded down. */
  | { readonly type: 'percentage'; readonly valueBp: number }

/**
 * Returns the fee on an amount. It comes out of the amount, so the buyer pays nothing on top.
 *
 * @param amount Amount that the fee is taken from, in base units.
 * @throws AMOUNT_NEGATIVE, BASIS_POINTS_INVALID
 * @throws FEE_EXCEEDS_PRICE if a flat fee exceeds the amount.
 */
export function platformFeeOf(amount: bigint, fee: PlatformFee): bigint {
  if (fee.type === 'percentage') return shareOf(amount, fee.valueBp)
  assertAmount(amount)
  assertAmount(fee.value)
  if (fee.value > amount) {
    throw new CoreReadError('FEE_EXCEEDS_PRICE', { fee: fee.value, price: amount })
  }
  return fee.value
}

/**
 * Returns the price shown to a buyer: the total less the fee, which is shown beside it.
 *
 * @param total Total that the buyer pays, in base units.
 * @throws AMOUNT_NEGATIVE, BASIS_POINTS_INVALID, FEE_EXCEEDS_PRICE
 */
export function displayedPrice(total: bigint, fee: PlatformFee): bigint {
  return total - platformFeeOf(total, fee)
}
