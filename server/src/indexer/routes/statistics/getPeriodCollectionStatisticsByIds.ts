import { periodStatistics } from '../../../read-model/statistics/periodStatistics.ts'
import * as calls from '../../calls/collectionStatistics.ts'
import { route } from '../route.ts'

export const getPeriodCollectionStatisticsByIds = route(
  calls.getPeriodCollectionStatisticsByIds,
  async ({ olapPeriodCollectionsByIdsStatisticsRequest: { collectionIds, period } }, { reader }) =>
    periodStatistics(reader, collectionIds, period),
)
