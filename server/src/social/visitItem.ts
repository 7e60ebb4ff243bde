import type { ItemParts } from '@mintline/core/identifiers'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'
import { dayOf } from '../read-model/social/days.ts'
import type { Outcome } from './outcome.ts'
import { placeOfItem } from './placeOfItem.ts'

/** Counts an anonymous visit to an item. */
export async function visitItem(
  writer: Kysely<DB>,
  { item, now }: { item: ItemParts; now: Date },
): Promise<Outcome> {
  const place = await placeOfItem(writer, item)
  if (place === undefined) return 'UNKNOWN'
  await writer
    .insertInto('item_visits')
    .values({ ...place, day: dayOf(now), visits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['item', 'day', 'collection'])
        .doUpdateSet({ visits: sql`item_visits.visits + 1` }),
    )
    .execute()
  return 'DONE'
}
