import { anyOf } from '../../database/anyOf.ts'
import type { Reader } from '../reader.ts'

/** Builds the query for items by key, left-joined with their metadata and collections. */
export const joinedItems = (reader: Reader, keys: readonly Buffer[]) =>
  reader
    .selectFrom('items')
    .leftJoin('item_metadata', (join) =>
      join
        .onRef('item_metadata.item', '=', 'items.id')
        .onRef('item_metadata.collection', '=', 'items.collection'),
    )
    .leftJoin('collections', 'collections.id', 'items.collection')
    .where('items.id', '=', anyOf(keys))
