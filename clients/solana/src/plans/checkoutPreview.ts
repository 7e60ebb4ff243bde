import { type FeePayment, platformFeeOf, splitFee } from '@mintline/core/mint'
import type { PlatformFeeInput } from './problems/platformFee.ts'

/** How one item's price is divided, in lamports. */
export interface CheckoutPreview {
  /** What the buyer pays, fees included, without rent and network fees. */
  readonly buyer: bigint
  /** All fee recipients together. */
  readonly platformFee: bigint
  /** Each recipient's amount, in the given order. */
  readonly recipients: readonly FeePayment[]
  /** The collection treasury's amount. */
  readonly treasury: bigint
}

/**
 * Divides one item's price exactly as the program does.
 *
 * @param price Lamports for one item: the phase's or the list's.
 * @throws AMOUNT_NEGATIVE, BASIS_POINTS_INVALID, FEE_SHARE_INVALID, FEE_SHARES_NOT_100
 * @throws FEE_EXCEEDS_PRICE if a flat fee exceeds the price, so that mints fail.
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
