import { parseItemId } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { itemKey } from '../../database/keys/index.ts'
import { itemIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import { weekBefore } from './days.ts'

/** Numbers of visits of items in a week that ends at a time, by their ids. */
export async function visitsOfItems(
  reader: Reader,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => number> {
  if (ids.length === 0) return () => 0
  const rows = await reader
    .selectFrom('item_visits')
    .select(({ fn }) => ['item', fn.sum('visits').as('visits')])
    .where('item', '=', anyOf(ids.map((id) => itemKey(parseItemId(id)))))
    .where('day', '>=', weekBefore(now))
    .groupBy('item')
    .execute()
  const visits = new Map(rows.map((row) => [itemIdOf(row.item), Number(row.visits)]))
  return (id) => visits.get(id) ?? 0
}
