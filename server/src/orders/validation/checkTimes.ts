import { ServerError } from '../../errors/serverError.ts'
import type { ExchangeOrder } from '../order.ts'
import type { OrderChecks } from './orderRules.ts'
import { type TimesFault, timesFault } from './timesFault.ts'

/**
 * An order has an end, after its start, and within the longest time that orders may last. A bid in an auction has none.
 *
 * @throws `ORDER_TIMES_INVALID`
 */
export function checkTimes(
  { start, end }: Pick<ExchangeOrder, 'start' | 'end'>,
  checks: Pick<OrderChecks, 'now' | 'limits' | 'isInAuction'>,
): void {
  const broken = (rule: string) =>
    new ServerError('ORDER_TIMES_INVALID', { field: 'endedAt', rule })
  if (end !== 0n && end <= start && !checks.isInAuction) throw broken('must be after startedAt')
  const fault = timesFault(end, checks)
  if (fault) throw broken(RULES[fault](checks.limits))
}

const RULES: Readonly<Record<TimesFault, (limits: OrderChecks['limits']) => string>> = {
  EXPIRATION_DATE_REQUIRED: () => 'must be a time: an order has an end',
  NON_EMPTY_EXPIRATION_DATE_FOR_AUCTION: () => 'must be 0: a bid in an auction has no end',
  EXPIRATION_DATE_PASSED: () => 'must be in the future',
  EXPIRATION_DATE_TOO_FAR: ({ longestDays }) => `must be within ${longestDays} days from now`,
}
