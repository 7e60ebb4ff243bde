import { platformFeeOf, splitFee } from '@mintline/core'
import type { CollectionInfo, PlatformFees } from '../reads/collectionInfo.ts'

/** Converts a platform fee to core's type. */
export function platformFee({ isFlat, feeValue }: PlatformFees) {
  return isFlat
    ? ({ type: 'flat', value: feeValue } as const)
    : ({ type: 'percentage', valueBp: Number(feeValue) } as const)
}

/**
 * Lamports that each receiver gets for one item, by address: the treasury and all recipients. The collection keeps the
 * share of a receiver that cannot be paid yet.
 *
 * @throws FEE_EXCEEDS_PRICE
 */
export function mintPayments(collection: CollectionInfo, price: bigint): Map<string, bigint> {
  const { treasury, platformFees } = collection
  const fee = platformFeeOf(price, platformFee(platformFees))
  const payments = new Map<string, bigint>([[treasury, price - fee]])
  for (const { address, value } of splitFee(fee, platformFees.recipients)) {
    payments.set(address, (payments.get(address) ?? 0n) + value)
  }
  return payments
}
