import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { tradersGraph } from '../../../read-model/analytics/collectionGraphs.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'

export const getBuyers = route(calls.getBuyers, async (input, { reader, now }) => {
  const graph = await tradersGraph(reader, { ...input, now: now() }, 'buyer')
  return found(graph, 'collection', formatCollectionId(input.collection))
})
