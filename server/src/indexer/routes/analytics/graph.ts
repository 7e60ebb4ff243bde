import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { type GraphRequest, graphTimes as timesOf } from '../../../read-model/analytics/graph.ts'
import type { IndexerServices } from '../route.ts'

/**
 * The key of a collection, and the times between which a graph has its values, one at least.
 *
 * @throws ApiError 404 when the collection is not known
 */
export async function graphTimes(
  { reader, now }: Pick<IndexerServices, 'reader' | 'now'>,
  request: Omit<GraphRequest, 'now'>,
) {
  const times = await timesOf(reader, { ...request, now: now() })
  return found(times, 'collection', formatCollectionId(request.collection))
}
