import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { evenTimes, timeRange } from '../../../read-model/analytics/timeRange.ts'
import type { IndexerServices } from '../route.ts'
import { collectionBeginning } from './collectionBeginning.ts'

/** Subject of a chart. */
export interface ChartRequest {
  readonly id: CollectionIdParts
  readonly period: AnalyticsPeriod
  /** Number of points. */
  readonly size: number
  readonly endTime?: Date | undefined
}

/**
 * The key of a collection, and the times of the points of a chart, the last of them at its end.
 *
 * @throws ApiError 404 when the collection is not known
 */
export async function chartTimes(
  { reader, now }: Pick<IndexerServices, 'reader' | 'now'>,
  { id, period, size, endTime }: ChartRequest,
) {
  const { key, beginning } = await collectionBeginning(reader, id)
  const context = { now: now(), beginning, usual: period }
  return { key, times: evenTimes(timeRange({ period, to: endTime }, context), size) }
}
