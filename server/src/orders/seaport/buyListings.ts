import { encodeFunctionData, zeroHash } from 'viem'
import { groupBy } from '../../database/groupBy.ts'
import type { Fill, FillRequest } from '../prepare/prepared.ts'
import { purchaseOf, recipientOf } from './purchaseOf.ts'
import { SEAPORT_ABI } from './seaportAbi.ts'
import type { SignedSeaportOrder } from './seaportOrder.ts'
import { operatorOf, type SeaportTerms } from './seaports.ts'

/** A listing that Seaport can fill together with others. */
export interface SeaportListing {
  readonly order: SignedSeaportOrder
  readonly terms: SeaportTerms
}

/** One listing among several, and the request to buy copies from it. */
export interface ListingPurchase extends SeaportListing {
  readonly request: FillRequest
}

/**
 * Prepares one transaction that buys several listings in one currency. Seaport skips those that are filled, cancelled
 * or ended by then, and refunds their price.
 *
 * @param first - decides who gets the items, and which contract moves the money
 * @throws Unfillable
 */
export function buyListings(first: ListingPurchase, others: readonly ListingPurchase[]): Fill {
  const purchase = purchased(first)
  const purchases = [purchase, ...others.map(purchased)]
  const { type } = purchase.asset
  const value = purchases.reduce((sum, { asset }) => sum + asset.value, 0n)
  const isNative = type.kind === 'ETH'
  const received = purchases.flatMap(({ order }, orderIndex) =>
    order.parameters.consideration.map(({ recipient }, itemIndex) => ({
      recipient,
      component: { orderIndex: BigInt(orderIndex), itemIndex: BigInt(itemIndex) },
    })),
  )
  // Pays each receiver once.
  const payments = [...groupBy(received, ({ recipient }) => recipient).values()]
  return {
    transaction: {
      to: first.order.protocol,
      data: encodeFunctionData({
        abi: SEAPORT_ABI,
        functionName: 'fulfillAvailableAdvancedOrders',
        args: [
          purchases.map(({ order }) => order),
          [],
          purchases.map((_, orderIndex) => [{ orderIndex: BigInt(orderIndex), itemIndex: 0n }]),
          payments.map((group) => group.map(({ component }) => component)),
          isNative ? zeroHash : first.order.conduitKey,
          recipientOf(first.request),
          BigInt(purchases.length),
        ],
      }),
    },
    asset: { type, value },
    proxy: isNative ? undefined : operatorOf(first.order, first.terms),
    value: isNative ? value : 0n,
  }
}

const purchased = ({ order, request }: ListingPurchase) => purchaseOf(order, request)
