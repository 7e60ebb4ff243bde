import type { ItemParts } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Builds the query for a lazy item's registration, joined with the item. */
export function lazyItemRows(reader: Reader, id: ItemParts) {
  return reader
    .selectFrom('lazy_items')
    .innerJoin('items', (join) =>
      join
        .onRef('items.id', '=', 'lazy_items.item')
        .onRef('items.collection', '=', 'lazy_items.collection'),
    )
    .where('lazy_items.item', '=', itemKey(id))
}
