import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { salesGraph } from '../../../read-model/analytics/collectionGraphs.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'

export const getTransactions = route(calls.getTransactions, async (input, { reader, now }) => {
  const graph = await salesGraph(reader, { ...input, now: now() })
  return found(graph, 'collection', formatCollectionId(input.collection))
})
