import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { collectionStatistics } from '../../../read-model/statistics/collectionStatistics.ts'
import * as calls from '../../calls/statistics.ts'
import { generalStatisticsOf } from '../../models/collectionStatistics.ts'
import { route } from '../route.ts'

export const getCollectionStats = route(
  calls.getCollectionStats,
  async ({ collectionId }, { reader, now }) => {
    const [statistics] = await collectionStatistics(reader, [collectionId], now())
    return generalStatisticsOf(found(statistics, 'collection', formatCollectionId(collectionId)))
  },
)
