import type { Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { AuctionRecord } from '../../read-model/auctions/auctionRecord.ts'
import { currencyIdOf } from '../../read-model/ids/texts.ts'
import type { OrderLimits } from '../orderServices.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { type AuctionFault, auctionFault, leastBid } from '../validation/auctionFault.ts'
import { auctionOfOrder } from '../validation/auctionOfOrder.ts'
import { checkTimes } from '../validation/checkTimes.ts'
import { auctionedOrder } from './keysOf.ts'

/** Facts about an order that is about to be written. */
export interface WrittenOrder {
  readonly currency: Buffer
  readonly status: string
  readonly limits: OrderLimits
}

const MINUTE = 60_000

/**
 * Has a bid counted in the auction of its item, whose end it moves when it is late, and keeps the owner from listing the
 * item meanwhile. The collection is locked, so that nothing else happens to the auction.
 *
 * @throws `AUCTION_RULE_BROKEN`; `ORDER_TIMES_INVALID` when the auction began or ended since the bid was checked
 */
export async function bidInAuction(
  transaction: Transaction<DB>,
  order: PlacedOrder,
  { currency, status, limits }: WrittenOrder,
): Promise<void> {
  const at = new Date()
  const keys = auctionedOrder(order)
  const auction = await auctionOfOrder(transaction, keys, at)
  const { side, money } = order.sides
  if (side === 'BID' && (auction !== undefined || order.state.end === 0n)) {
    const now = BigInt(Math.floor(at.getTime() / 1000))
    checkTimes(order.state, { now, limits, isInAuction: auction !== undefined })
  }
  if (auction === undefined) return
  const fault = auctionFault(auction, { side, currency, value: money.value }, at)
  if (fault) throw broken(RULES[fault](auction))
  if (status !== 'ACTIVE') {
    throw broken('its maker has to hold the amount and to approve the exchange first')
  }
  const bid = { id: keys.id, value: money.value, at }
  await count(transaction, auction, bid, limits.auctionExtensionMinutes)
}

const broken = (rule: string) => new ServerError('AUCTION_RULE_BROKEN', { rule })

const RULES: Readonly<Record<AuctionFault, (auction: AuctionRecord) => string>> = {
  SAVING_ORDER_AUCTION_EXISTS: () => 'delete the auction before you list the item',
  SAVING_BID_AUCTION_NOT_IN_PROGRESS: ({ start, end }) =>
    `it takes bids from ${start.toISOString()} to ${end.toISOString()}`,
  SAVING_BID_AUCTION_CURRENCY_ERROR: ({ currency }) => `bid in ${currencyIdOf(currency)}`,
  SAVING_BID_AUCTION_MIN_PRICE_ERROR: ({ minValue }) => `bid ${minValue} base units at least`,
  SAVING_BID_AUCTION_PRICE_CHANGE_ERROR: (auction) =>
    `somebody has bid ${auction.highest}, so bid ${leastBid(auction)} base units at least`,
}

async function count(
  transaction: Transaction<DB>,
  { id: auction, item, owner, collection, end }: AuctionRecord,
  { id, value, at }: { readonly id: Buffer; readonly value: bigint; readonly at: Date },
  minutes: number,
): Promise<void> {
  const bid = { value: String(value), bid_at: at }
  await transaction
    .insertInto('auction_bids')
    .values({ auction, order_id: id, collection, ...bid })
    .onConflict((conflict) =>
      conflict.columns(['auction', 'order_id', 'collection']).doUpdateSet(bid),
    )
    .execute()
  const extended = new Date(at.getTime() + minutes * MINUTE)
  await transaction
    .updateTable('auctions')
    .set({ updated_at: at, ...(extended > end && { end_at: extended }) })
    .where('item', '=', item)
    .where('owner', '=', owner)
    .where('collection', '=', collection)
    .execute()
}
