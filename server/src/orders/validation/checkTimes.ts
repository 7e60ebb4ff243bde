import { ServerError } from '../../errors/serverError.ts'
import type { ExchangeOrder } from '../order.ts'
import { leastEnd, type TimesChecks, type TimesFault, timesFault } from './timesFault.ts'

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
