import { isMintlineError } from '@mintline/core'
import { checkoutPreview, type PlatformFees } from '@mintline/solana/reads'

/** Parts of the price of one item, in lamports. */
export type PriceSplit =
  | { status: 'free' }
  | {
      status: 'paid'
      /** Total that the minter pays, fees included. */
      price: bigint
      /** The platform's part. */
      platformFee: bigint
      /** Unit of that part: a flat amount for each item, or basis points of the price. */
      fee: { kind: 'flat' } | { kind: 'percentage'; basisPoints: bigint }
      /** The treasury's part. */
      treasury: bigint
    }
  /** The flat fee is above the price, so that nothing can be minted. */
  | { status: 'closed'; price: bigint; platformFee: bigint }

/**
 * The split of one item's price, as the program divides it.
 *
 * @param price Lamports, fees included.
 */
export function priceSplit(
  price: bigint,
  { feeValue, isFlat, recipients }: PlatformFees,
): PriceSplit {
  try {
    const { platformFee, treasury } = checkoutPreview(price, {
      platformFeeValue: feeValue,
      isFeeFlat: isFlat,
      recipients,
    })
    if (price === 0n) return { status: 'free' }
    return {
      status: 'paid',
      price,
      platformFee,
      fee: isFlat ? { kind: 'flat' } : { kind: 'percentage', basisPoints: feeValue },
      treasury,
    }
  } catch (error) {
    if (!isMintlineError(error, 'FEE_EXCEEDS_PRICE')) throw error
    return { status: 'closed', price, platformFee: feeValue }
  }
}
