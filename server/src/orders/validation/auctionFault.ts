import type { OrderType } from '@mintline/core/enumerations/indexer'
import { SIDES } from '../../database/orderKinds.ts'
import {
  AUCTION_STATES,
  type AuctionRecord,
  auctionStateOf,
} from '../../read-model/auctions/auctionStates.ts'
import { stepAfter } from '../../read-model/auctions/bidSteps.ts'
import type { OrderLimits } from '../orderServices.ts'

/** Why an auction refuses an order, in the marketplace's codes. */
export type AuctionFault =
  | 'SAVING_ORDER_AUCTION_EXISTS'
  | 'SAVING_BID_AUCTION_NOT_IN_PROGRESS'
  | 'SAVING_BID_AUCTION_CURRENCY_ERROR'
  | 'SAVING_BID_AUCTION_MIN_PRICE_ERROR'
  | 'SAVING_BID_AUCTION_PRICE_CHANGE_ERROR'

/** A listing for the item, or a bid on it. */
export interface AuctionOrder {
  readonly side: OrderType
  readonly currency: Buffer
  /** In the currency's base units. */
  readonly value: bigint
}

/** Limits on bids, and the time when one is made. */
export interface BidChecks {
  readonly at: Date
  readonly limits: Pick<OrderLimits, 'auctionStepBasisPoints'>
}

/** Returns the first reason why an auction refuses an order that it concerns; undefined = none. */
export function auctionFault(
  auction: AuctionRecord,
  { side, currency, value }: AuctionOrder,
  { at, limits }: BidChecks,
): AuctionFault | undefined {
  if (SIDES[side].isListing) return 'SAVING_ORDER_AUCTION_EXISTS'
  if (AUCTION_STATES[auctionStateOf(auction, at)].bid === undefined) {
    return 'SAVING_BID_AUCTION_NOT_IN_PROGRESS'
  }
  if (!currency.equals(auction.currency)) return 'SAVING_BID_AUCTION_CURRENCY_ERROR'
  if (value < auction.minValue) return 'SAVING_BID_AUCTION_MIN_PRICE_ERROR'
  return value < leastBid(auction, limits) ? 'SAVING_BID_AUCTION_PRICE_CHANGE_ERROR' : undefined
}

/** Returns the auction's next minimum bid, in base units. */
export const leastBid = (
  { minValue, highest }: Pick<AuctionRecord, 'minValue' | 'highest'>,
  { auctionStepBasisPoints }: BidChecks['limits'],
): bigint =>
  highest === undefined ? minValue : highest + stepAfter(highest, auctionStepBasisPoints)
