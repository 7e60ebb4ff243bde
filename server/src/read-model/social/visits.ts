import { anyOf } from '../../database/anyOf.ts'
import { keyText } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Milliseconds in a day. */
const DAY_MS = 24 * 60 * 60_000

/** Days in a week, including today. */
const WEEK_DAYS = 7

/** Returns when a time's day begins, in UTC. */
export const dayOf = (time: Date): Date => new Date(time.getTime() - (time.getTime() % DAY_MS))

const daysBefore = (time: Date, days: number): Date =>
  new Date(dayOf(time).getTime() - days * DAY_MS)

/** Returns when each day begins in the week that ends today, the earliest first. */
export const daysOfWeek = (time: Date): Date[] =>
  Array.from({ length: WEEK_DAYS }, (_, index) => daysBefore(time, WEEK_DAYS - 1 - index))

/** Returns when the week that ends today begins. */
export const weekBefore = (time: Date): Date => daysBefore(time, WEEK_DAYS - 1)

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
