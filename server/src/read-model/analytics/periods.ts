import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds of each period that has a begin, ascending. */
export const PERIOD_LENGTHS = {
  MIN5: 5 * MINUTE,
  MIN30: 30 * MINUTE,
  H1: HOUR,
  H6: 6 * HOUR,
  D1: DAY,
  D7: 7 * DAY,
  D30: 30 * DAY,
  D180: 180 * DAY,
  D365: 365 * DAY,
} as const satisfies Record<Exclude<AnalyticsPeriod, 'ALL'>, number>

/** Time before all sales. */
const BEGINNING = new Date(0)

/**
 * The times at which the period before one that ends now begins, at which that begins, and now. A period has its begin
 * and not its end. Of all time there is nothing before: both of its begins are the beginning.
 */
export function periodTimes(
  period: AnalyticsPeriod,
  now: Date,
): readonly [before: Date, begin: Date, end: Date] {
  if (period === 'ALL') return [BEGINNING, BEGINNING, now]
  const length = PERIOD_LENGTHS[period]
  return [new Date(now.getTime() - 2 * length), new Date(now.getTime() - length), now]
}
