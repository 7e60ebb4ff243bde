import type { OrderType } from '@mintline/core/enumerations/indexer'
import type { AuctionRecord } from '../../read-model/auctions/auctionRecord.ts'
import { AUCTION_STATES, auctionStateOf } from '../../read-model/auctions/auctionStates.ts'
import { stepAfter } from '../../read-model/auctions/bidSteps.ts'
import type { OrderLimits } from '../orderServices.ts'

/** Reason for which an auction refuses an order, in the words of the marketplace. */
export type AuctionFault =
  | 'SAVING_ORDER_AUCTION_EXISTS'
  | 'SAVING_BID_AUCTION_NOT_IN_PROGRESS'
  | 'SAVING_BID_AUCTION_CURRENCY_ERROR'
  | 'SAVING_BID_AUCTION_MIN_PRICE_ERROR'
  | 'SAVING_BID_AUCTION_PRICE_CHANGE_ERROR'

/** A listing of the item, or a bid for it. */
export interface AuctionOrder {
  readonly side: OrderType
  readonly currency: Buffer
  /** In base units of the currency. */
  readonly value: bigint
}

/** Limits of bids, and the time of one. */
export interface BidChecks {
  readonly at: Date
  readonly limits: Pick<OrderLimits, 'auctionStepBasisPoints'>
}

/** The first reason for which an auction refuses an order that it concerns. */
export function auctionFault(
  auction: AuctionRecord,
  { side, currency, value }: AuctionOrder,
  { at, limits }: BidChecks,
): AuctionFault | undefined {
  if (side === 'SELL') return 'SAVING_ORDER_AUCTION_EXISTS'
  if (AUCTION_STATES[auctionStateOf(auction, at)].bid === undefined) {
    return 'SAVING_BID_AUCTION_NOT_IN_PROGRESS'
  }
  if (!currency.equals(auction.currency)) return 'SAVING_BID_AUCTION_CURRENCY_ERROR'
  if (value < auction.minValue) return 'SAVING_BID_AUCTION_MIN_PRICE_ERROR'
  return value < leastBid(auction, limits) ? 'SAVING_BID_AUCTION_PRICE_CHANGE_ERROR' : undefined
}

/** The least bid that an auction takes next, in base units. */
export const leastBid = (
  { minValue, highest }: Pick<AuctionRecord, 'minValue' | 'highest'>,
  { auctionStepBasisPoints }: BidChecks['limits'],
): bigint =>
  highest === undefined ? minValue : highest + stepAfter(highest, auctionStepBasisPoints)
