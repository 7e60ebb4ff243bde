import {
  BASIS_POINTS,
  type CheckoutTerms,
  type Cut,
  type FeePayment,
  type PlatformFee,
  platformFeeOf,
  splitFee,
} from '@mintline/core/mint'
import type { DropInfo, SplitShare } from './dropInfo.ts'

/** The drop fields that divide payments. */
export type DropMoney = Pick<DropInfo, 'platformFee' | 'isFeeFlat' | 'feeSplit' | 'revenueSplit'>

/** A mint's payments to its recipients, in octas. */
export interface MintPayments {
  /** Octas that the buyer pays. */
  readonly total: bigint
  /** Payments from the platform fee. */
  readonly platformFee: readonly FeePayment[]
  /** Payments from the price after the platform fee. */
  readonly revenue: readonly FeePayment[]
}

/**
 * Divides a mint's price as the drop machine does: the fee is taken per item, and the last recipient in a split gets
 * what rounding leaves.
 *
 * @param price Octas for one item.
 * @throws FEE_EXCEEDS_PRICE if the flat fee exceeds the price.
 */
export function mintPayments(
  drop: DropMoney,
  { price, quantity }: { readonly price: bigint; readonly quantity: bigint },
): MintPayments {
  const total = price * quantity
  const fee = platformFeeOf(price, dropFee(drop)) * quantity
  return {
    total,
    platformFee: splitFee(fee, sharesOf(drop.feeSplit)),
    revenue: splitFee(total - fee, sharesOf(drop.revenueSplit)),
  }
}

/** Returns a drop's platform fees for checkout: each recipient's part of an item's price. */
export function platformFees(
  drop: DropMoney,
): Pick<CheckoutTerms, 'platformFees' | 'flatPlatformFees'> {
  const parts = splitFee(drop.platformFee, sharesOf(drop.feeSplit))
    .filter(({ value }) => value > 0n)
    .map(({ address: recipient, value }) => ({ recipient, value }))
  if (drop.isFeeFlat) return { platformFees: [], flatPlatformFees: parts }
  return {
    platformFees: parts.map(({ recipient, value }) => ({ recipient, valueBp: Number(value) })),
  }
}

/** Returns a drop's royalties in basis points, rounded down; empty = none. */
export function royaltiesOf(
  drop: Pick<
    DropInfo,
    'royaltyPointsNumerator' | 'royaltyPointsDenominator' | 'royaltyPayeeAddress'
  >,
): Cut[] {
  const { royaltyPointsNumerator: points, royaltyPointsDenominator: whole } = drop
  if (whole === 0n) return []
  const valueBp = Number((points * BigInt(BASIS_POINTS)) / whole)
  return valueBp === 0 ? [] : [{ valueBp, recipient: drop.royaltyPayeeAddress }]
}

/** Returns a drop's platform fee rule; the fee is taken per item. */
export function dropFee({
  platformFee,
  isFeeFlat,
}: Pick<DropMoney, 'platformFee' | 'isFeeFlat'>): PlatformFee {
  return isFeeFlat
    ? { type: 'flat', value: platformFee }
    : { type: 'percentage', valueBp: Number(platformFee) }
}

function sharesOf(split: readonly SplitShare[]): { address: string; share: number }[] {
  return split.map(({ recipient, share }) => ({ address: recipient, share: Number(share) }))
}
