import type { CollectionIdParts, ItemParts } from '@mintline/core/identifiers'
import { itemKey, readCollectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Returns an item's collection; undefined = unknown item. */
export async function collectionOfItem(
  reader: Reader,
  item: ItemParts,
): Promise<CollectionIdParts | undefined> {
  const row = await reader
    .selectFrom('items')
    .select('items.collection')
    .where('items.id', '=', itemKey(item))
    .executeTakeFirst()
  return row && readCollectionKey(row.collection)
}
