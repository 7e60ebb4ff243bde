import { isMintlineError } from '@mintline/core'
import { checkoutPreview, type PlatformFees } from '@mintline/solana/reads'

/** Who gets what of the price of one item, in lamports. */
export type PriceSplit =
  | { status: 'free' }
  | {
      status: 'paid'
      /** What the minter pays, fees included. */
      price: bigint
      /** What the platform gets of it. */
      platformFee: bigint
      /** Why it gets that: a fixed amount for each item, or so many basis points. */
      fee: { kind: 'flat' } | { kind: 'percentage'; basisPoints: bigint }
      /** What the creator's treasury gets of it. */
      treasury: bigint
    }
  /** The flat fee is above the price, so that nothing can be minted at it. */
  | { status: 'closed'; price: bigint; platformFee: bigint }

/**
 * How the price of one item is divided, as the program divides it.
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
