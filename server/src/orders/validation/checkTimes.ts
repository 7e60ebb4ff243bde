import { ServerError } from '../../errors/serverError.ts'
import type { ExchangeOrder } from '../order.ts'
import type { OrderChecks } from './orderRules.ts'

const DAY = 86_400n

/**
 * An order has an end, after its start, and within the longest time that orders may last. A bid in an auction has none.
 *
 * @throws `ORDER_TIMES_INVALID`
 */
export function checkTimes(
  { start, end }: Pick<ExchangeOrder, 'start' | 'end'>,
  { now, limits, isInAuction }: Pick<OrderChecks, 'now' | 'limits' | 'isInAuction'>,
): void {
  const fault = (rule: string) => new ServerError('ORDER_TIMES_INVALID', { field: 'endedAt', rule })
  if (isInAuction) {
    if (end !== 0n) throw fault('must be 0: a bid in an auction has no end')
    return
  }
  if (end === 0n) throw fault('must be a time: an order has an end')
  if (end <= start) throw fault('must be after startedAt')
  if (end <= now) throw fault('must be in the future')
  const { longestDays } = limits
  if (end > now + BigInt(longestDays) * DAY) {
    throw fault(`must be within ${longestDays} days from now`)
  }
}
