import type { AuctionRecord } from '../../read-model/auctions/auctionStates.ts'
import type { Market } from '../placed/markets.ts'
import type { OrderChecks } from './orderRules.ts'

/** Why an order's end is refused, in the marketplace's codes. */
export type TimesFault =
  | 'EXPIRATION_DATE_REQUIRED'
  | 'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION'
  | 'EXPIRATION_DATE_PASSED'
  | 'EXPIRATION_DATE_TOO_FAR'

/** Settings to check an order's end with. */
export interface TimesChecks extends Pick<OrderChecks, 'now' | 'limits'> {
  /** The contract that trades the order. */
  readonly market: Market
  /** The auction in which the order bids; undefined = it does not. */
  readonly auction: Pick<AuctionRecord, 'firstEnd'> | undefined
}

const DAY = 86_400n

/**
 * Returns the first reason why an order's end is refused; undefined = none.
 *
 * @param end - Unix seconds; 0 = none
 */
export function timesFault(
  end: bigint,
  { now, limits, market, auction }: TimesChecks,
): TimesFault | undefined {
  // The exchange accepts orders without an end; Seaport does not.
  if (auction && market === 'EXCHANGE') {
    return end === 0n ? undefined : 'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION'
  }
  if (end === 0n) return 'EXPIRATION_DATE_REQUIRED'
  if (end <= now || (auction && end < leastEnd(auction))) return 'EXPIRATION_DATE_PASSED'
  const from = auction ? leastEnd(auction) : now
  return end > from + BigInt(limits.longestDays) * DAY ? 'EXPIRATION_DATE_TOO_FAR' : undefined
}

/**
 * Returns the earliest end, in Unix seconds, for a Seaport bid in an auction: a day after the auction's first end, so
 * that it can be accepted. Late bids extend the auction, but do not require a later end from those who raise.
 */
export const leastEnd = ({ firstEnd }: Pick<AuctionRecord, 'firstEnd'>): bigint =>
  BigInt(Math.ceil(firstEnd.getTime() / 1000)) + DAY
