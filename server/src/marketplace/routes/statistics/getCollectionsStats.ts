import { collectionStatistics } from '../../../read-model/statistics/collectionStatistics.ts'
import * as calls from '../../calls/statistics.ts'
import { generalStatisticsOf } from '../../models/collectionStatistics.ts'
import { route } from '../route.ts'

export const getCollectionsStats = route(
  calls.getCollectionsStats,
  async ({ requestBody: ids }, { reader, now }) => {
    const statistics = await collectionStatistics(reader, ids, now())
    return statistics.map(generalStatisticsOf)
  },
)
