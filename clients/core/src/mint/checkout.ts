import { assertBasisPoints } from './basisPoints.ts'
import { assertAmount, type Price } from './price.ts'
import { assertQuantity } from './quantity.ts'

/** Who gets how much of a price. */
export interface Cut {
  /** Basis points of the price. */
  readonly valueBp: number
  /** Address on the chain of the drop. */
  readonly recipient: string
}

/** What a purchase is made of. */
export interface CheckoutTerms {
  /** Price of one item. */
  readonly price: Price
  /** Items to mint, at least 1. */
  readonly quantity: bigint
  /** Percentage fees of the platform; empty where there are none or the fee is flat. */
  readonly platformFees: readonly Cut[]
  /** Royalties on later sales; they are no part of the total. */
  readonly royalties: readonly Cut[]
}

/** What a buyer is shown before paying. */
export interface CheckoutData {
  readonly fees: { readonly platform: readonly Cut[] }
  readonly royalties: readonly Cut[]
  /** What the buyer pays for all items, fees included. */
  readonly total: Price
  readonly quantity: bigint
  /** Price of one item. */
  readonly price: Price
}

/**
 * What a buyer is shown before paying. Fees come out of the price, so the total is price times
 * quantity.
 *
 * @throws QUANTITY_NOT_POSITIVE, AMOUNT_NEGATIVE
 * @throws BASIS_POINTS_INVALID for a fee or royalty, or when those of one kind exceed the price.
 */
export function checkoutData(terms: CheckoutTerms): CheckoutData {
  const { price, quantity, platformFees, royalties } = terms
  assertQuantity(quantity)
  assertAmount(price.value)
  assertCuts(platformFees)
  assertCuts(royalties)
  return {
    fees: { platform: platformFees },
    royalties,
    total: { value: price.value * quantity, currency: price.currency },
    quantity,
    price,
  }
}

function assertCuts(cuts: readonly Cut[]): void {
  for (const { valueBp } of cuts) assertBasisPoints(valueBp)
  assertBasisPoints(cuts.reduce((sum, { valueBp }) => sum + valueBp, 0))
}
