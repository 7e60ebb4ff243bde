import { type CollectionIdParts, formatCollectionId } from '@mintline/core/identifiers'
import { found } from '../../http/found.ts'
import { collectionsByIds } from '../../read-model/collections/collectionsByIds.ts'
import type { Reader } from '../../read-model/reader.ts'
import { shownTokens } from './answers.ts'
import type { Token } from './schemas.ts'

/**
 * Returns a collection in version 4 form.
 *
 * @throws ApiError 404 if it is not known
 */
export async function tokenFound(reader: Reader, id: CollectionIdParts): Promise<Token> {
  const [token] = await shownTokens(reader, await collectionsByIds(reader, [id]))
  return found(token, 'collection', formatCollectionId(id))
}
