import { type FeePayment, platformFeeOf, splitFee } from '@mintline/core'
import type { PlatformFeeInput } from './problems/platformFee.ts'

/** Who pays and gets what of one item. All amounts are lamports. */
export interface CheckoutPreview {
  /** What the buyer pays: the price, fees included, without rent and network fees. */
  readonly buyer: bigint
  /** What all fee recipients get together. */
  readonly platformFee: bigint
  /** What each of them gets, in their order. */
  readonly recipients: readonly FeePayment[]
  /** What the treasury of the collection gets. */
  readonly treasury: bigint
}

/**
 * How the price of one item is divided, exactly as the program divides it.
 *
 * @param price Lamports for one item: the phase's or the list's.
 * @throws AMOUNT_NEGATIVE, BASIS_POINTS_INVALID, FEE_SHARE_INVALID, FEE_SHARES_NOT_100
 * @throws FEE_EXCEEDS_PRICE where a flat fee is above the price: such a mint fails.
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
