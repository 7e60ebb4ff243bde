import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import type { Page, PageRequest } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Shown } from '../../json/kept.ts'
import type { Reader } from '../reader.ts'
import { itemList, itemsOf } from './itemList.ts'
import type { ItemModel } from './itemModel.ts'

const LIST = itemList('items.byCollection')

/** Returns a collection's items without burned ones, the latest change first. */
export async function itemsByCollection(
  reader: Reader,
  collection: CollectionIdParts,
  request: PageRequest,
): Promise<Page<Shown<ItemModel>>> {
  const branch = reader
    .selectFrom('items')
    .select(['items.updated_at', 'items.id'])
    .where('items.collection', '=', collectionKey(collection))
    .where('items.deleted', '=', false)
  return itemsOf(reader, await readPage(reader, LIST, request, [branch]))
}
