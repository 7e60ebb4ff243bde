import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { salesGraph } from '../../../read-model/analytics/collectionGraphs.ts'
import * as calls from '../../calls/statistics.ts'
import { graphOf } from '../../models/collectionStatistics.ts'
import { route } from '../route.ts'

export const getCollectionTransactionsStatistics = route(
  calls.getCollectionTransactionsStatistics,
  async ({ collectionId: collection, filters }, { reader, now }) => {
    const graph = await salesGraph(reader, { collection, filters, now: now() })
    return graphOf(found(graph, 'collection', formatCollectionId(collection)))
  },
)
