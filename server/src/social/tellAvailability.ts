import type { ItemParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { itemKey, keyText } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { placesOfItems } from './placeOfItem.ts'

/** Whether a page could show an item's content. */
export interface ContentAvailability {
  readonly item: ItemParts
  readonly isAvailable: boolean
}

/**
 * Stores whether items' content could be shown. The last entry for an item counts; unknown items are skipped.
 *
 * @returns the number of known items
 */
export async function tellAvailability(
  writer: Kysely<DB>,
  told: readonly ContentAvailability[],
  now: Date,
): Promise<number> {
  const last = new Map(told.map(({ item, isAvailable }) => [keyText(itemKey(item)), isAvailable]))
  const keys = told.map(({ item }) => itemKey(item))
  // In key order, so that concurrent reports about the same items cannot deadlock.
  const places = await placesOfItems(writer, keys)
  if (places.length === 0) return 0
  await writer
    .insertInto('content_availability')
    .values(
      places.map((place) => ({
        ...place,
        is_available: last.get(keyText(place.item)) === true,
        told_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['item', 'collection']).doUpdateSet(({ ref }) => ({
        is_available: ref('excluded.is_available'),
        told_at: ref('excluded.told_at'),
      })),
    )
    .execute()
  return places.length
}
