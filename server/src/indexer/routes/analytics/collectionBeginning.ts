import { type CollectionIdParts, formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { beginningOf } from '../../../read-model/analytics/beginningOf.ts'
import type { Reader } from '../../../read-model/reader.ts'

/**
 * The key of a collection, and the first time of which anything is known of it.
 *
 * @throws ApiError 404 when the collection is not known
 */
export async function collectionBeginning(reader: Reader, id: CollectionIdParts) {
  return found(await beginningOf(reader, id), 'collection', formatCollectionId(id))
}
