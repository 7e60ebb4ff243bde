import { parseCollectionId } from '@mintline/core/identifiers'
import { collectionFacts } from '../../read-model/collections/collectionFacts.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import type { Reader } from '../../read-model/reader.ts'
import { tokenOf } from '../models/token.ts'
import type { Token } from '../schemas/collections.ts'

/** Returns collections in version 4 form. Leaves out collections that were removed while they were read. */
export async function shownTokens(
  reader: Reader,
  collections: readonly CollectionModel[],
): Promise<Token[]> {
  const ids = collections.map(({ id }) => parseCollectionId(id))
  const factsOf = await collectionFacts(reader, ids)
  return collections.flatMap((collection) => {
    const facts = factsOf.get(collection.id)
    return facts ? [tokenOf(collection, facts)] : []
  })
}
