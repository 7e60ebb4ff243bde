import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { collectionStatistics } from '../../../read-model/statistics/collectionStatistics.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'

export const getCollectionStatistics = route(
  calls.getCollectionStatistics,
  async ({ collection }, { reader, now }) => {
    const [statistics] = await collectionStatistics(reader, [collection], now())
    return found(statistics, 'collection', formatCollectionId(collection))
  },
)
