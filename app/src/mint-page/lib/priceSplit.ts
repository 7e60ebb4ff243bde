import { isMintlineError, type PlatformFee, platformFeeOf } from '@mintline/core'

/** A price's parts, in base units of its currency. */
export type PriceSplit =
  | { status: 'free' }
  | {
      status: 'paid'
      /** Total that the minter pays, fees included. */
      price: bigint
      /** The platform's part. */
      platformFee: bigint
      /** Rule for the platform's part. */
      fee: PlatformFee
      /** The creator's part. */
      treasury: bigint
    }
  /** The flat fee exceeds one item's price. */
  | {
      status: 'closed'
      price: bigint
      platformFee: bigint
      /** Fewest items whose price covers the fee; undefined = the fee is per item, so nothing can be minted. */
      leastItems?: bigint
    }

/**
 * Splits a price as programs and contracts do.
 *
 * @param price Base units, fees included.
 */
export function priceSplit(price: bigint, fee: PlatformFee): PriceSplit {
  try {
    const platformFee = platformFeeOf(price, fee)
    if (price === 0n) return { status: 'free' }
    return { status: 'paid', price, platformFee, fee, treasury: price - platformFee }
  } catch (error) {
    if (!isMintlineError(error, 'FEE_EXCEEDS_PRICE')) throw error
    return { status: 'closed', price, platformFee: error.context.fee }
  }
}

/** Returns true if a price includes a platform fee. */
export function includesFee(split: PriceSplit): boolean {
  return split.status === 'paid' && split.platformFee > 0n
}

/** Adds to a price that it includes a platform fee. */
export function priceWithFee(price: string, split: PriceSplit): string {
  return includesFee(split) ? `${price}, fee included` : price
}
