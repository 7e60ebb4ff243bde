import type { Selectable, Transaction } from 'kysely'
import { coinOf } from '../../database/coins.ts'
import { SIDES } from '../../database/orderKinds.ts'
import type { DB, Orders } from '../../database/tables.ts'
import type { OrderLimits } from '../orderServices.ts'
import type { Markets } from '../placed/markets.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { checkConflicts } from '../validation/checkConflicts.ts'
import { checkTimes } from '../validation/checkTimes.ts'
import { orderFacts, requireSettled } from '../validation/orderFacts.ts'
import { bidInAuction } from './bidInAuction.ts'
import { auctionedOrder } from './keysOf.ts'
import type { Pricing } from './pricing.ts'

/** Facts about an order that is about to be written. */
export interface EnteringOrder {
  readonly pricing: Pricing
  readonly status: string
  readonly limits: OrderLimits
  readonly markets: Markets
  /** Orders that a node was already asked about, by `keyText`. */
  readonly settled: ReadonlySet<string>
  /** The order with the same hash, which it updates. */
  readonly sameHash?: Selectable<Orders>
}

/**
 * Checks an order against auctions and other orders by the rules in `orders/validate`, and counts a bid in its item's
 * auction. The caller has locked the collection, so that nothing changes meanwhile.
 *
 * @throws the errors of `checkConflicts` and `bidInAuction`; `ORDER_TIMES_INVALID` if an auction began or ended since
 * the order was checked; `UnsettledOrders`
 */
export async function enterMarket(
  transaction: Transaction<DB>,
  order: PlacedOrder,
  { pricing, status, limits, markets, settled, sameHash }: EnteringOrder,
): Promise<void> {
  const at = new Date()
  const { currency } = pricing
  const { hasEnd, ...keys } = auctionedOrder(order)
  const { makeValue, takeValue, end } = order.state
  const isCoin = currency.equals(coinOf(order.blockchain))
  const offered = {
    ...keys,
    market: order.market,
    salt: order.salt,
    isCoin,
    terms: { makeValue, takeValue, currency, end },
  }
  const facts = await orderFacts(transaction, offered, { at, markets, sameHash })
  requireSettled(facts, settled)
  const { side, auction } = facts
  if (!SIDES[side].isListing && (auction !== undefined || !hasEnd)) {
    const now = BigInt(Math.floor(at.getTime() / 1000))
    checkTimes(order.state, { now, limits, auction, market: order.market })
  }
  checkConflicts(facts, { at, limits })
  if (auction === undefined) return
  const bid = { id: keys.id, value: order.sides.money.value, at, status }
  await bidInAuction(transaction, auction, bid, limits.auctionExtensionMinutes)
}
