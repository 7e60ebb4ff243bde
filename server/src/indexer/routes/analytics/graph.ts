import type { CollectionIdParts } from '@mintline/core/identifiers'
import {
  type RangeContext,
  type RangeParts,
  stepTimes,
  timeRange,
} from '../../../read-model/analytics/timeRange.ts'
import type { IndexerServices } from '../route.ts'
import { collectionBeginning } from './collectionBeginning.ts'

/** Subject of a graph. */
export interface GraphRequest {
  readonly collection: CollectionIdParts
  /** Undefined = the usual range. */
  readonly filters?: RangeParts | undefined
  /** Period of the range where the filters do not say any. Default: 30 days. */
  readonly usual?: RangeContext['usual'] | undefined
}

/**
 * The key of a collection, and the times between which a graph has its values, one at least.
 *
 * @throws ApiError 404 when the collection is not known
 */
export async function graphTimes(
  { reader, now }: Pick<IndexerServices, 'reader' | 'now'>,
  { collection, filters = {}, usual = 'D30' }: GraphRequest,
) {
  const { key, beginning } = await collectionBeginning(reader, collection)
  const range = timeRange(filters, { now: now(), beginning, usual })
  return { key, times: stepTimes(range), whole: [range.from, range.to] }
}

/**
 * The answer of a graph. A time of which the value is not known is left out.
 *
 * @param values - of the times, by their places
 * @param current - undefined = not known
 */
export function graphAnswer(
  times: readonly Date[],
  values: readonly (string | undefined)[],
  current: string | undefined,
) {
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
