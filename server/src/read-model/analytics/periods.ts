import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Period lengths in milliseconds, ascending; `ALL` has none. */
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

/** A time before all sales. */
const BEGINNING = new Date(0)

/**
 * Returns when the previous period begins, when the current one begins, and now, when it ends. Periods include their
 * begin and exclude their end. Since nothing comes before `ALL`, both its begins are equal.
 */
export function periodTimes(
  period: AnalyticsPeriod,
  now: Date,
): readonly [before: Date, begin: Date, end: Date] {
  if (period === 'ALL') return [BEGINNING, BEGINNING, now]
  const length = PERIOD_LENGTHS[period]
  return [new Date(now.getTime() - 2 * length), new Date(now.getTime() - length), now]
}
