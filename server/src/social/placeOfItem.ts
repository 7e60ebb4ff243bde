import type { ItemParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import { itemKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'

/** Keys for an item and its collection. Rows about items have both. */
export interface PlacedItem {
  readonly item: Buffer
  readonly collection: Buffer
}

/** Fetches an item's keys; undefined = the item does not exist. */
export async function placeOfItem(
  reader: Kysely<DB>,
  id: ItemParts,
): Promise<PlacedItem | undefined> {
  const [place] = await placesOfItems(reader, [itemKey(id)])
  return place
}

/** Fetches items' keys, in key order; skips unknown ones. */
export function placesOfItems(reader: Kysely<DB>, items: readonly Buffer[]): Promise<PlacedItem[]> {
  return reader
    .selectFrom('items')
    .select(['id as item', 'collection'])
    .where('id', '=', anyOf(items))
    .orderBy('id')
    .execute()
}
