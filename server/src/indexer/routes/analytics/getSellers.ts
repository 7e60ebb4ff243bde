import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { tradersGraph } from '../../../read-model/analytics/collectionGraphs.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'

export const getSellers = route(calls.getSellers, async (input, { reader, now }) => {
  const graph = await tradersGraph(reader, { ...input, now: now() }, 'seller')
  return found(graph, 'collection', formatCollectionId(input.collection))
})
