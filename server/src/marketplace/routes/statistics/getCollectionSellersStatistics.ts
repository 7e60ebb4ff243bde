import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { tradersGraph } from '../../../read-model/analytics/collectionGraphs.ts'
import * as calls from '../../calls/statistics.ts'
import { graphOf } from '../../models/collectionStatistics.ts'
import { route } from '../route.ts'

export const getCollectionSellersStatistics = route(
  calls.getCollectionSellersStatistics,
  async ({ collectionId: collection, filters }, { reader, now }) => {
    const graph = await tradersGraph(reader, { collection, filters, now: now() }, 'seller')
    return graphOf(found(graph, 'collection', formatCollectionId(collection)))
  },
)
