import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Reader } from '../reader.ts'
import { beginningOf } from './beginningOf.ts'
import { type RangeContext, type RangeParts, stepTimes, timeRange } from './timeRange.ts'

/** Subject of a graph. */
export interface GraphRequest {
  readonly collection: CollectionIdParts
  /** Undefined = the usual range. */
  readonly filters?: RangeParts | undefined
  /** Period of the range where the filters do not say any. Default: 30 days. */
  readonly usual?: RangeContext['usual'] | undefined
  readonly now: Date
}

/** Values of a collection by the times at which their intervals begin; equal indexes belong together. */
export interface Graph {
  /** ISO 8601. */
  readonly historicalDates: string[]
  /** Decimal texts. */
  readonly historicalValues: string[]
  /** Undefined = not known. */
  readonly currentValue: string | undefined
}

/**
 * The key of a collection, and the times between which a graph has its values, one at least; undefined = the collection
 * is not known.
 */
export async function graphTimes(
  reader: Reader,
  { collection, filters = {}, usual = 'D30', now }: GraphRequest,
) {
  const known = await beginningOf(reader, collection)
  if (known === undefined) return undefined
  const range = timeRange(filters, { now, beginning: known.beginning, usual })
  return { key: known.key, times: stepTimes(range), whole: [range.from, range.to] }
}

/**
 * A graph. A time of which the value is not known is left out.
 *
 * @param values - of the times, by their places
 * @param current - undefined = not known
 */
export function graphOf(
  times: readonly Date[],
  values: readonly (string | undefined)[],
  current: string | undefined,
): Graph {
  const points = values.flatMap((value, index) => {
    const date = times[index]?.toISOString()
    return date === undefined || value === undefined ? [] : [{ date, value }]
  })
  return {
    historicalDates: points.map(({ date }) => date),
    historicalValues: points.map(({ value }) => value),
    currentValue: current,
  }
}
