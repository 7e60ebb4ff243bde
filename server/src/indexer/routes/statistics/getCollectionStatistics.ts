import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { collectionStatistics } from '../../../read-model/statistics/collectionStatistics.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'

export const getCollectionStatistics = route(
  calls.getCollectionStatistics,
  async ({ collection }, { reader, now }) =>
    found(
      await collectionStatistics(reader, collection, now()),
      'collection',
      formatCollectionId(collection),
    ),
)
