import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import { PERIOD_LENGTHS } from './periods.ts'

/** Maximum number of intervals in a range, unless it has more years. */
const MOST_STEPS = 60

/** A time range that excludes its end; empty if both are equal. */
export interface TimeRange {
  readonly from: Date
  readonly to: Date
}

/** A range as requested; undefined = not given. */
export interface RangeParts {
  readonly period?: AnalyticsPeriod | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Context that completes a range. */
export interface RangeContext {
  /** Latest end for a range, since nothing is known about the future. */
  readonly now: Date
  /** The collection's begin, for `ALL`. */
  readonly beginning: Date
  /** Default period if a range has no begin. */
  readonly usual: AnalyticsPeriod
}

/** Resolves a range. A period ends at `to` or now, unless it begins at `from`. */
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

/** Divides a range evenly into `count` times, including both ends; a single time is the end. */
export function evenTimes({ from, to }: TimeRange, count: number): Date[] {
  const length = to.getTime() - from.getTime()
  return Array.from({ length: count }, (_, index) => {
    const left = count - 1 - index
    return new Date(to.getTime() - Math.round((length * left) / Math.max(count - 1, 1)))
  })
}

/**
 * Divides a range, from its end backwards, by the shortest period that gives at most 60 intervals; the first interval
 * may be shorter. An empty range has only its end.
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
