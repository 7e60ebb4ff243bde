import { formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { type GraphRequest, graphTimes as timesOf } from '../../../read-model/analytics/graph.ts'
import type { IndexerServices } from '../route.ts'

/**
 * Returns a collection's key, at least one time to bound a graph's values, and the whole range.
 *
 * @throws ApiError 404 if the collection is not known
 */
export async function graphTimes(
  { reader, now }: Pick<IndexerServices, 'reader' | 'now'>,
  request: Omit<GraphRequest, 'now'>,
) {
  const times = await timesOf(reader, { ...request, now: now() })
  return found(times, 'collection', formatCollectionId(request.collection))
}
