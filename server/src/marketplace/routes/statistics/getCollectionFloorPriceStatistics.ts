import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { floorGraph } from '../../../read-model/analytics/collectionGraphs.ts'
import { unitOf } from '../../../read-model/analytics/unit.ts'
import * as calls from '../../calls/statistics.ts'
import { graphOf } from '../../models/collectionStatistics.ts'
import { route } from '../route.ts'

export const getCollectionFloorPriceStatistics = route(
  calls.getCollectionFloorPriceStatistics,
  async ({ collectionId: collection, currency, filters }, { reader, now }) => {
    const unit = unitOf(currency, collection.blockchain)
    const graph = await floorGraph(reader, { collection, filters, now: now() }, unit)
    return graphOf(found(graph, 'collection', formatCollectionId(collection)))
  },
)
