import { assertBasisPoints } from './basisPoints.ts'
import { displayedPrice } from './platformFee.ts'
import { assertAmount, type Price } from './price.ts'
import { assertQuantity } from './quantity.ts'

/** A recipient and its part of a price. */
export interface Cut {
  /** Basis points of the price. */
  readonly valueBp: number
  /** Address on the chain of the drop. */
  readonly recipient: string
}

/** A recipient and its fixed amount, whatever the price. */
export interface FlatCut {
  /** Base units for each item, or for each purchase. */
  readonly value: bigint
  /** Taken once of a purchase, however many items it has. Default: false. */
  readonly perPurchase?: boolean | undefined
  /** Address on the chain of the drop. */
  readonly recipient: string
}

/** Price, quantity and fees of a purchase. */
export interface CheckoutTerms {
  /** Price of one item. */
  readonly price: Price
  /** Items to mint, at least 1. */
  readonly quantity: bigint
  /** Percentage fees of the platform; empty where there are none or the fee is flat. */
  readonly platformFees: readonly Cut[]
  /** Flat fees of the platform, the part of each recipient. Default: none. */
  readonly flatPlatformFees?: readonly FlatCut[] | undefined
  /** Royalties on later sales; not part of the total. */
  readonly royalties: readonly Cut[]
}

/** Costs that a buyer is shown before paying. */
export interface CheckoutData {
  /** A platform takes either a percentage or a flat fee: the other list is empty. */
  readonly fees: { readonly platform: readonly Cut[]; readonly flatPlatform: readonly FlatCut[] }
  readonly royalties: readonly Cut[]
  /** What the buyer pays for all items, fees included. */
  readonly total: Price
  readonly quantity: bigint
  /** Price of one item for the buyer, fees included. */
  readonly price: Price
  /**
   * Price of one item less its fees, which are shown beside it: what the drop itself gets. Undefined where flat fees
   * exceed the price, so that nothing can be minted at it.
   */
  readonly displayedPrice: Price | undefined
}

/**
 * Calculates the costs that a buyer is shown before paying. Fees come out of the price, so the total is price times
 * quantity.
 *
 * @throws QUANTITY_NOT_POSITIVE
 * @throws AMOUNT_NEGATIVE for a price or a flat fee.
 * @throws BASIS_POINTS_INVALID for a fee or royalty, or when those of one kind exceed the price.
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
  // Percentages are added up before they are applied, so that rounding happens once.
  const fee = { type: 'percentage', valueBp: wholeOf(platformFees) } as const
  const left = displayedPrice(price.value, fee) - flat
  return left < 0n ? undefined : { value: left, currency: price.currency }
}

/** The part of one item, rounded up: what is displayed is never more than what the drop gets. */
function flatPerItem({ value, perPurchase }: FlatCut, quantity: bigint): bigint {
  return perPurchase ? (value + quantity - 1n) / quantity : value
}
