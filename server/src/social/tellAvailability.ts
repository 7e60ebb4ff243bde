import type { ItemParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { itemKey, keyText } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { placesOfItems } from './placeOfItem.ts'

/** Ability of a page to show the content of an item. */
export interface ContentAvailability {
  readonly item: ItemParts
  readonly isAvailable: boolean
}

/**
 * Keeps of which items the content could be shown; the last word about an item counts, and unknown items are left out.
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
  // In the order of their keys, so that two who tell of the same do not wait for each other for ever.
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
