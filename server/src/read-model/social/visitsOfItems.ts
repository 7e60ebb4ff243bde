import { anyOf } from '../../database/anyOf.ts'
import { keyText } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { weekBefore } from './days.ts'

/** Returns a lookup for visits by item key, in the week up to `now`. */
export async function visitsOfItems(
  reader: Reader,
  items: readonly Buffer[],
  now: Date,
): Promise<(item: Buffer) => number> {
  if (items.length === 0) return () => 0
  const rows = await reader
    .selectFrom('item_visits')
    .select(({ fn }) => ['item', fn.sum('visits').as('visits')])
    .where('item', '=', anyOf(items))
    .where('day', '>=', weekBefore(now))
    .groupBy('item')
    .execute()
  const visits = new Map(rows.map((row) => [keyText(row.item), Number(row.visits)]))
  return (item) => visits.get(keyText(item)) ?? 0
}
