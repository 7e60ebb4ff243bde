import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ChartSize, CollectionIdInput, DateInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { floorsBetween } from '../../read-model/analytics/floorsBetween.ts'
import { knownSum } from '../../read-model/analytics/knownSum.ts'
import { evenTimes, timeRange } from '../../read-model/analytics/timeRange.ts'
import { tradesBetween } from '../../read-model/analytics/tradesBetween.ts'
import { call, type IndexerServices } from '../call.ts'
import { collectionBeginning } from '../collection-statistics/collectionBeginning.ts'
import { OlapPeriod } from '../schemas/enumerations.ts'
import { OlapChartResponse } from './schemas.ts'

export const getFloorPriceChart = call(
  {
    operationId: 'getFloorPriceChart',
    summary: "Chart of a collection's floor price",
    description:
      'Points divide the period evenly. Each has the lowest floor price until the next, in the coin of the blockchain, and the last, at the end, the floor price then. Points of times in which nothing was for sale are left out',
    tag: 'Charts',
    method: 'GET',
    path: '/v2.0/data/collections/{id}/charts/floorPrice',
    params: { id: CollectionIdInput },
    query: {
      period: ref(OlapPeriod),
      size: ChartSize,
      endTime: Type.Optional(DateInput),
    },
    answer: OlapChartResponse,
    errors: 'O404',
  },
  async (input, services) => {
    const { key, times } = await chartTimes(services, input)
    const floors = await floorsBetween(services.reader, [{ collection: key, times }], 'COIN')
    const points = floors(key).flatMap((value, index) => {
      const timestamp = times[index]?.getTime()
      return timestamp === undefined || value === undefined ? [] : [{ timestamp, value }]
    })
    return {
      dataPoints: {
        timestamps: points.map(({ timestamp }) => timestamp),
        values: points.map(({ value }) => value),
      },
    }
  },
)

export const getVolumeChart = call(
  {
    operationId: 'getVolumeChart',
    summary: "Chart of a collection's sales",
    description:
      'Points divide the period evenly. Each has what was paid until the next, in the coin of the blockchain; the last, at the end, has no value. Sales without a rate are left out, as are points where no sale has one',
    tag: 'Charts',
    method: 'GET',
    path: '/v2.0/data/collections/{id}/charts/volume',
    params: { id: CollectionIdInput },
    query: {
      period: ref(OlapPeriod),
      size: ChartSize,
      endTime: Type.Optional(DateInput),
    },
    answer: OlapChartResponse,
    errors: 'O404',
  },
  async (input, services) => {
    const { key, times } = await chartTimes(services, input)
    const trades = await tradesBetween(services.reader, [key], times)
    const sums = trades(key).map(({ volume, sales }) => knownSum(volume, sales))
    // The last point, at the end, has no value.
    const shown = times.filter((_, index) => index === sums.length || sums[index] !== undefined)
    return {
      dataPoints: {
        timestamps: shown.map((time) => time.getTime()),
        values: sums.filter((sum) => sum !== undefined),
      },
    }
  },
)

/** Collection and period for a chart. */
interface ChartRequest {
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
async function chartTimes(
  { reader, now }: Pick<IndexerServices, 'reader' | 'now'>,
  { id, period, size, endTime }: ChartRequest,
) {
  const { key, beginning } = await collectionBeginning(reader, id)
  const context = { now: now(), beginning, usual: period }
  return { key, times: evenTimes(timeRange({ period, to: endTime }, context), size) }
}
