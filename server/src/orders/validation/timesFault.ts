import type { AuctionRecord } from '../../read-model/auctions/auctionRecord.ts'
import type { Market } from '../placed/markets.ts'
import type { OrderChecks } from './orderRules.ts'

/** Reason for which the end of an order is refused, in the words of the marketplace. */
export type TimesFault =
  | 'EXPIRATION_DATE_REQUIRED'
  | 'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION'
  | 'EXPIRATION_DATE_PASSED'
  | 'EXPIRATION_DATE_TOO_FAR'

/** Circumstances of an order by which its end is checked. */
export interface TimesChecks extends Pick<OrderChecks, 'now' | 'limits'> {
  /** Contract that trades the order. */
  readonly market: Market
  /** The auction in which the order bids; undefined = it does not. */
  readonly auction: Pick<AuctionRecord, 'firstEnd'> | undefined
}

const DAY = 86_400n

/**
 * The first reason for which the end of an order is refused.
 *
 * @param end - Unix seconds; 0 = none
 */
export function timesFault(
  end: bigint,
  { now, limits, market, auction }: TimesChecks,
): TimesFault | undefined {
  // The exchange takes orders without an end, and Seaport none.
  if (auction && market === 'EXCHANGE') {
    return end === 0n ? undefined : 'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION'
  }
  if (end === 0n) return 'EXPIRATION_DATE_REQUIRED'
  if (end <= now || (auction && end < leastEnd(auction))) return 'EXPIRATION_DATE_PASSED'
  const from = auction ? leastEnd(auction) : now
  return end > from + BigInt(limits.longestDays) * DAY ? 'EXPIRATION_DATE_TOO_FAR' : undefined
}

/**
 * Unix seconds at which a bid through Seaport in an auction may end at the earliest: a day after the auction, so that it can
 * be accepted. Late bids, which move the end, ask no more of those who raise theirs.
 */
export const leastEnd = ({ firstEnd }: Pick<AuctionRecord, 'firstEnd'>): bigint =>
  BigInt(Math.ceil(firstEnd.getTime() / 1000)) + DAY
