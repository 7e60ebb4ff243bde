import { globalStatistics } from '../../../read-model/statistics/globalStatistics.ts'
import * as calls from '../../calls/collectionStatistics.ts'
import { route } from '../route.ts'

export const getGlobalCollectionStatisticsByIds = route(
  calls.getGlobalCollectionStatisticsByIds,
  async ({ requestBody: ids }, { reader }) => globalStatistics(reader, ids),
)
