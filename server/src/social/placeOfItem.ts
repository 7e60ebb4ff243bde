import type { ItemParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import { itemKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'

/** Keys of an item and of its collection, which rows about an item have both. */
export interface PlacedItem {
  readonly item: Buffer
  readonly collection: Buffer
}

/** The place of an item; undefined = there is no such item. */
export async function placeOfItem(
  reader: Kysely<DB>,
  id: ItemParts,
): Promise<PlacedItem | undefined> {
  const [place] = await placesOfItems(reader, [itemKey(id)])
  return place
}

/** Places of items, in the order of their keys; unknown ones are left out. */
export function placesOfItems(reader: Kysely<DB>, items: readonly Buffer[]): Promise<PlacedItem[]> {
  return reader
    .selectFrom('items')
    .select(['id as item', 'collection'])
    .where('id', '=', anyOf(items))
    .orderBy('id')
    .execute()
}
