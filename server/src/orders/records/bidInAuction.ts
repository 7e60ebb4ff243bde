import type { Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { AuctionRecord } from '../../read-model/auctions/auctionStates.ts'
import { mayHappen } from '../state/orderStates.ts'

/** A bid that is about to be written. */
export interface AuctionBid {
  /** The order's key. */
  readonly id: Buffer
  readonly value: bigint
  readonly at: Date
  readonly status: string
}

const MINUTE = 60_000

/**
 * Counts a bid in its item's auction, and extends the auction if the bid is late.
 *
 * @param minutes - that the auction continues at least
 * @throws `AUCTION_RULE_BROKEN` if it cannot be accepted
 */
export async function bidInAuction(
  transaction: Transaction<DB>,
  { id: auction, item, owner, collection, end }: AuctionRecord,
  { id, value, at, status }: AuctionBid,
  minutes: number,
): Promise<void> {
  if (!mayHappen(status, 'take')) {
    const rule = 'its maker has to hold the amount and to approve the exchange first'
    throw new ServerError('AUCTION_RULE_BROKEN', { rule })
  }
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
