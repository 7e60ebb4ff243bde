import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { evenTimes, timeRange } from '../../../read-model/analytics/timeRange.ts'
import type { IndexerServices } from '../route.ts'
import { collectionBeginning } from './collectionBeginning.ts'

/** Collection and period for a chart. */
export interface ChartRequest {
  readonly id: CollectionIdParts
  readonly period: AnalyticsPeriod
  /** Number of points. */
  readonly size: number
  readonly endTime?: Date | undefined
}

/**
 * Returns a collection's key and the times for a chart's points, the last one at the chart's end.
 *
 * @throws ApiError 404 if the collection is not known
 */
export async function chartTimes(
  { reader, now }: Pick<IndexerServices, 'reader' | 'now'>,
  { id, period, size, endTime }: ChartRequest,
) {
  const { key, beginning } = await collectionBeginning(reader, id)
  const context = { now: now(), beginning, usual: period }
  return { key, times: evenTimes(timeRange({ period, to: endTime }, context), size) }
}
