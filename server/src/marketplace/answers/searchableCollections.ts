import { parseCollectionId } from '@mintline/core/identifiers'
import { collectionFacts } from '../../read-model/collections/collectionFacts.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import { collectionsByIds } from '../../read-model/collections/collectionsByIds.ts'
import type { Reader } from '../../read-model/reader.ts'
import { searchableCollectionOf } from '../models/searchableCollection.ts'
import type { SearchableCollection } from '../schemas/searchable.ts'

/** Returns collections in search form. Leaves out collections that were removed while they were read. */
export async function searchableCollections(
  reader: Reader,
  collections: readonly CollectionModel[],
): Promise<SearchableCollection[]> {
  const ids = collections.map(({ id }) => parseCollectionId(id))
  const factsOf = await collectionFacts(reader, ids)
  return collections.flatMap((collection) => {
    const facts = factsOf.get(collection.id)
    return facts ? [searchableCollectionOf(collection, facts)] : []
  })
}

/** Returns collections in search form, by collection id. */
export async function searchableCollectionsByIds(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SearchableCollection>> {
  const distinct = [...new Set(ids)].map(parseCollectionId)
  const shown = await searchableCollections(reader, await collectionsByIds(reader, distinct))
  return new Map(shown.map((collection) => [collection.id, collection]))
}
