import { ServerError } from '../../errors/serverError.ts'
import type { AuctionRecord } from '../../read-model/auctions/auctionStates.ts'
import type { ExchangeOrder } from '../order.ts'
import type { Market } from '../placed/markets.ts'
import type { OrderChecks } from './orderRules.ts'

/**
 * Checks that an order ends after its start, and within the maximum duration. A bid in an auction has no end on the
 * exchange; through Seaport it ends after the auction.
 *
 * @throws `ORDER_TIMES_INVALID`
 */
export function checkTimes(
  { start, end }: Pick<ExchangeOrder, 'start' | 'end'>,
  checks: TimesChecks,
): void {
  const broken = (rule: string) =>
    new ServerError('ORDER_TIMES_INVALID', { field: 'endedAt', rule })
  const isEndless = checks.auction && checks.market === 'EXCHANGE'
  if (end !== 0n && end <= start && !isEndless) throw broken('must be after startedAt')
  const fault = timesFault(end, checks)
  if (fault) throw broken(checks.auction ? auctionRule(fault, checks) : RULES[fault](checks.limits))
}

const RULES: Readonly<Record<TimesFault, (limits: TimesChecks['limits']) => string>> = {
  EXPIRATION_DATE_REQUIRED: () => 'must be a time: an order has an end',
  NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION: () => 'must be 0: a bid in an auction has no end',
  EXPIRATION_DATE_PASSED: () => 'must be in the future',
  EXPIRATION_DATE_TOO_FAR: ({ longestDays }) => `must be within ${longestDays} days from now`,
}

/** Describes the rule for a bid in an auction. */
function auctionRule(fault: TimesFault, { auction, limits }: TimesChecks): string {
  if (!auction || fault === 'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION') return RULES[fault](limits)
  const least = new Date(Number(leastEnd(auction)) * 1000).toISOString()
  return fault === 'EXPIRATION_DATE_TOO_FAR'
    ? `must be within ${limits.longestDays} days from ${least}`
    : `must be ${least} or later: a bid through Seaport lasts a day longer than the auction`
}

/** Why an order's end is refused, in the marketplace's codes. */
type TimesFault =
  | 'EXPIRATION_DATE_REQUIRED'
  | 'NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION'
  | 'EXPIRATION_DATE_PASSED'
  | 'EXPIRATION_DATE_TOO_FAR'

/** Settings to check an order's end with. */
interface TimesChecks extends Pick<OrderChecks, 'now' | 'limits'> {
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
const leastEnd = ({ firstEnd }: Pick<AuctionRecord, 'firstEnd'>): bigint =>
  BigInt(Math.ceil(firstEnd.getTime() / 1000)) + DAY
