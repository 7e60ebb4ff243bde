import { type CollectionIdParts, formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../http/found.ts'
import { beginningOf } from '../../read-model/analytics/graph.ts'
import type { Reader } from '../../read-model/reader.ts'

/**
 * Returns a collection's key and the earliest time for which something is known about it.
 *
 * @throws ApiError 404 if the collection is not known
 */
export async function collectionBeginning(reader: Reader, id: CollectionIdParts) {
  return found(await beginningOf(reader, id), 'collection', formatCollectionId(id))
}
