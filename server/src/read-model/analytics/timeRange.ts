import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import { PERIOD_LENGTHS } from './periods.ts'

/** Most intervals of a range, unless it has more years. */
const MOST_STEPS = 60

/** A time without its end; empty where both are equal. */
export interface TimeRange {
  readonly from: Date
  readonly to: Date
}

/** Parts of a range; undefined = not said. */
export interface RangeParts {
  readonly period?: AnalyticsPeriod | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Context of a range besides its parts. */
export interface RangeContext {
  /** Nothing is known of later times: a range ends here at the latest. */
  readonly now: Date
  /** Begin of all time for a collection. */
  readonly beginning: Date
  /** Period of a range of which nothing says where it begins. */
  readonly usual: AnalyticsPeriod
}

/** The range that its parts describe: a period ends at `to`, or now, unless it begins at `from`. */
export function timeRange(
  { period, from, to }: RangeParts,
  { now, beginning, usual }: RangeContext,
): TimeRange {
  const end = Math.min(endOf({ period, from, to }), now.getTime())
  const begin = from?.getTime() ?? beginOf(period ?? usual, end, beginning)
  return { from: new Date(Math.min(begin, end)), to: new Date(end) }
}

function endOf({ period, from, to }: RangeParts): number {
  if (to) return to.getTime()
  return from && period && period !== 'ALL' ? from.getTime() + PERIOD_LENGTHS[period] : Infinity
}

const beginOf = (period: AnalyticsPeriod, end: number, beginning: Date): number =>
  period === 'ALL' ? beginning.getTime() : end - PERIOD_LENGTHS[period]

/** Times that divide a range evenly, its begin and its end among them; of one, the end alone. */
export function evenTimes({ from, to }: TimeRange, count: number): Date[] {
  const length = to.getTime() - from.getTime()
  return Array.from({ length: count }, (_, index) => {
    const left = count - 1 - index
    return new Date(to.getTime() - Math.round((length * left) / Math.max(count - 1, 1)))
  })
}

/**
 * Times that divide a range into the shortest period of which it has 60 at most, from its end back; what is left over is
 * its first interval. Of an empty range, its end alone.
 */
export function stepTimes({ from, to }: TimeRange): Date[] {
  const length = to.getTime() - from.getTime()
  const step =
    Object.values(PERIOD_LENGTHS).find((each) => length <= each * MOST_STEPS) ?? PERIOD_LENGTHS.D365
  const count = Math.ceil(length / step)
  if (count === 0) return [to]
  const ends = Array.from(
    { length: count },
    (_, index) => to.getTime() - (count - 1 - index) * step,
  )
  return [from, ...ends.map((end) => new Date(end))]
}
