import { type FeePayment, platformFeeOf, splitFee } from '@mintline/core'
import type { PlatformFeeInput } from './problems/platformFee.ts'

/** Distribution of the price of one item, in lamports. */
export interface CheckoutPreview {
  /** Price paid by the buyer, fees included, without rent and network fees. */
  readonly buyer: bigint
  /** Total of all fee recipients. */
  readonly platformFee: bigint
  /** Amount of each recipient, in their order. */
  readonly recipients: readonly FeePayment[]
  /** Amount of the collection's treasury. */
  readonly treasury: bigint
}

/**
 * Divides the price of one item exactly as the program does.
 *
 * @param price Lamports for one item: the phase's or the list's.
 * @throws AMOUNT_NEGATIVE, BASIS_POINTS_INVALID, FEE_SHARE_INVALID, FEE_SHARES_NOT_100
 * @throws FEE_EXCEEDS_PRICE where a flat fee exceeds the price, so that mints fail.
 */
export function checkoutPreview(price: bigint, fee: PlatformFeeInput): CheckoutPreview {
  const platformFee = platformFeeOf(
    price,
    fee.isFeeFlat
      ? { type: 'flat', value: fee.platformFeeValue }
      : { type: 'percentage', valueBp: Number(fee.platformFeeValue) },
  )
  return {
    buyer: price,
    platformFee,
    recipients: splitFee(platformFee, fee.recipients),
    treasury: price - platformFee,
  }
}
