import { displayedPrice } from './platformFee.ts'
import { assertAmount, assertBasisPoints, type Price } from './price.ts'
import { assertQuantity } from './quantity.ts'

/** A recipient and its share of the price. */
export interface Cut {
  /** Share in basis points. */
  readonly valueBp: number
  /** Address on the drop's chain. */
  readonly recipient: string
}

/** A recipient and its fixed amount. */
export interface FlatCut {
  /** Base units per item or per purchase. */
  readonly value: bigint
  /** True if the amount is per purchase instead of per item. Default: false. */
  readonly perPurchase?: boolean | undefined
  /** Address on the drop's chain. */
  readonly recipient: string
}

/** Price, quantity and fees for a purchase. */
export interface CheckoutTerms {
  /** Price per item. */
  readonly price: Price
  /** Items to mint, at least 1. */
  readonly quantity: bigint
  /** Percentage platform fees; empty if none, or if they are flat. */
  readonly platformFees: readonly Cut[]
  /** Flat platform fees by recipient. Default: none. */
  readonly flatPlatformFees?: readonly FlatCut[] | undefined
  /** Royalties on later sales; not part of the total. */
  readonly royalties: readonly Cut[]
}

/** Costs shown to a buyer before paying. */
export interface CheckoutData {
  /** Platform fees are either percentages or flat; the other list is empty. */
  readonly fees: { readonly platform: readonly Cut[]; readonly flatPlatform: readonly FlatCut[] }
  readonly royalties: readonly Cut[]
  /** What the buyer pays for all items, fees included. */
  readonly total: Price
  readonly quantity: bigint
  /** Price per item for the buyer, fees included. */
  readonly price: Price
  /** Price per item less the fees shown beside it. Undefined if flat fees exceed the price, so that nobody can mint. */
  readonly displayedPrice: Price | undefined
}

/**
 * Calculates the costs shown to a buyer before paying. Fees come out of the price, so the total is price times
 * quantity.
 *
 * @throws QUANTITY_NOT_POSITIVE
 * @throws AMOUNT_NEGATIVE for a price or a flat fee.
 * @throws BASIS_POINTS_INVALID for an invalid fee or royalty, or if fees or royalties add up to more than the price.
 */
export function checkoutData(terms: CheckoutTerms): CheckoutData {
  const { price, quantity, platformFees, flatPlatformFees = [], royalties } = terms
  assertQuantity(quantity)
  assertAmount(price.value)
  assertCuts(platformFees)
  assertCuts(royalties)
  return {
    fees: { platform: platformFees, flatPlatform: flatPlatformFees },
    royalties,
    total: { value: price.value * quantity, currency: price.currency },
    quantity,
    price,
    displayedPrice: priceLessFees(terms),
  }
}

function assertCuts(cuts: readonly Cut[]): void {
  for (const { valueBp } of cuts) assertBasisPoints(valueBp)
  assertBasisPoints(wholeOf(cuts))
}

function wholeOf(cuts: readonly Cut[]): number {
  return cuts.reduce((sum, { valueBp }) => sum + valueBp, 0)
}

function priceLessFees(terms: CheckoutTerms): Price | undefined {
  const { price, quantity, platformFees, flatPlatformFees = [] } = terms
  for (const cut of flatPlatformFees) assertAmount(cut.value)
  const flat = flatPlatformFees.reduce((sum, cut) => sum + flatPerItem(cut, quantity), 0n)
  // Sum percentages before applying them, to round only once.
  const fee = { type: 'percentage', valueBp: wholeOf(platformFees) } as const
  const left = displayedPrice(price.value, fee) - flat
  return left < 0n ? undefined : { value: left, currency: price.currency }
}

/** Flat fee per item, rounded up so that the displayed price is never too high. */
function flatPerItem({ value, perPurchase }: FlatCut, quantity: bigint): bigint {
  return perPurchase ? (value + quantity - 1n) / quantity : value
}
