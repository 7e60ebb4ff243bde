import { platformFeeOf, splitFee } from '@mintline/core/mint'
import type { CollectionInfo, PlatformFees } from '../reads/collectionInfo.ts'

/** Converts a platform fee to core's type. */
export function platformFee({ isFlat, feeValue }: PlatformFees) {
  return isFlat
    ? ({ type: 'flat', value: feeValue } as const)
    : ({ type: 'percentage', valueBp: Number(feeValue) } as const)
}

/**
 * What each receiver gets for one item, in the order of payment: the treasury and all recipients. The collection keeps
 * the share of a receiver that cannot be paid yet.
 *
 * @param price Base units.
 * @throws FEE_EXCEEDS_PRICE
 */
export function mintPayments(
  { treasury, platformFees }: Pick<CollectionInfo, 'treasury' | 'platformFees'>,
  price: bigint,
): { readonly address: string; readonly value: bigint }[] {
  const fee = platformFeeOf(price, platformFee(platformFees))
  const paid = splitFee(fee, platformFees.recipients)
  return [{ address: treasury, value: price - fee }, ...paid].filter(({ value }) => value > 0n)
}
