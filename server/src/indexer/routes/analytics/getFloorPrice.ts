import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { floorGraph } from '../../../read-model/analytics/collectionGraphs.ts'
import { unitOf } from '../../../read-model/analytics/unit.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'

export const getFloorPrice = route(
  calls.getFloorPrice,
  async ({ collection, currency, filters }, { reader, now }) => {
    const unit = unitOf(currency, collection.blockchain)
    const graph = await floorGraph(reader, { collection, filters, now: now() }, unit)
    return found(graph, 'collection', formatCollectionId(collection))
  },
)
