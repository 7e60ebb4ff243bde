import { parseCollectionId } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import { type Page, type PagedList, withEntries } from '../../database/page/pagedList.ts'
import type { Reader } from '../reader.ts'
import type { CollectionModel } from './collectionModel.ts'
import { collectionsByKeys } from './collectionsByKeys.ts'

/** Defines a collection list, the latest change first. */
export function collectionList(name: string): PagedList {
  return {
    name,
    direction: 'desc',
    keys: [
      { column: 'collections.updated_at', kind: 'time' },
      { column: 'collections.id', kind: 'bytes' },
    ],
    readId: (id) => [collectionKey(parseCollectionId(id))],
  }
}

/** Reads the collections for a page of keys. */
export async function collectionsOf(
  reader: Reader,
  page: Page<{ readonly id: Buffer }>,
): Promise<Page<CollectionModel>> {
  const keys = page.entries.map(({ id }) => id)
  return withEntries(page, await collectionsByKeys(reader, keys))
}
