import { type RawBuilder, sql } from 'kysely'
import { collectionKey } from '../../../database/keys/index.ts'
import { listMemory } from '../../listMemory.ts'
import type { Reader } from '../../reader.ts'
import { dayOf, daysOfWeek, weekBefore } from '../../social/visits.ts'
import type { ItemSearch } from './itemSearch.ts'

/** Sorts by likes, by visits in the week up to `now`, or by activity in that week. */
export interface PopularitySort {
  readonly sort: 'MOST_LIKED_FIRST' | 'MOST_VIEWED_FIRST' | 'TRENDING'
  readonly now: Date
}

/** A popular item. */
export interface PopularItem {
  readonly id: Buffer
  /** An integer. */
  readonly score: string
  /** When the item last changed. */
  readonly changed_at: Date
}

/** Maximum number of latest rows to count, split evenly between the kinds. */
const MAX_ROWS = 100_000

/** Maximum number of popular items. */
const MAX_POPULAR = 3000

const recall = listMemory<PopularItem>()

/**
 * Returns the 3,000 items with the most likes or visits among the latest 100,000 rows, or with the most likes, visits
 * and sales among a third as many rows each. Covers the search's collections, or all of them. The most popular come
 * first, then the latest change. Cached for a minute.
 */
export function popularItems(
  reader: Reader,
  sorted: PopularitySort,
  { collections }: Pick<ItemSearch, 'collections'>,
): Promise<readonly PopularItem[]> {
  const keys = collections?.map(collectionKey)
  const { sort, now } = sorted
  const key = JSON.stringify([sort, dayOf(now), keys?.map((each) => each.toString('hex'))])
  return recall(reader, key, now, async () => {
    const { rows } = await popularQuery(sorted, keys).execute(reader)
    return rows
  })
}

function popularQuery(sorted: PopularitySort, keys: readonly Buffer[] | undefined) {
  const scope = keys ? sql`collection = any(${keys}::bytea[])` : sql`true`
  const kinds = kindsFor(sorted)
  const most = Math.floor(MAX_ROWS / kinds.length)
  const latest = kinds.map(({ table, at, weight, where }) => {
    const rows = sql`select item, ${weight} as weight from ${sql.table(table)}`
    return sql`(${rows} where ${where} and ${scope} order by ${at} desc limit ${most})`
  })
  const sums = kinds.map(({ table, weight, where }) => {
    const [item, collection] = [sql.ref(`${table}.item`), sql.ref(`${table}.collection`)]
    return sql`coalesce((
      select sum(${weight}) from ${sql.table(table)}
      where ${item} = items.id and ${collection} = items.collection and ${where}), 0)`
  })
  return sql<PopularItem>`
    select items.id, (${sql.join(sums, sql` + `)})::bigint as score, items.updated_at as changed_at from items
    where items.id = any(array(
      select latest.item from (${sql.join(latest, sql` union all `)}) as latest
      group by latest.item order by sum(latest.weight) desc, latest.item limit ${MAX_POPULAR}))
    order by score desc, changed_at desc, items.id desc`
}

/** Table rows that make an item popular. */
interface Kind {
  readonly table: 'likes' | 'item_visits' | 'activities'
  /** A row's time. */
  readonly at: RawBuilder<unknown>
  /** A row's contribution to its item's popularity. */
  readonly weight: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
}

const LIKES: Kind = {
  table: 'likes',
  at: sql.ref('likes.created_at'),
  weight: sql`1::bigint`,
  where: sql`true`,
}

const VISITS: Kind = {
  table: 'item_visits',
  at: sql.ref('item_visits.day'),
  weight: sql.ref('item_visits.visits'),
  where: sql`true`,
}

const SALES: Kind = {
  table: 'activities',
  at: sql.ref('activities.at'),
  weight: sql`1::bigint`,
  // Worded like the index condition.
  where: sql`activities.type = 'SELL' and not activities.reverted and activities.item is not null`,
}

function kindsFor({ sort, now }: PopularitySort): readonly Kind[] {
  if (sort === 'MOST_LIKED_FIRST') return [LIKES]
  const ofWeek = (kind: Kind): Kind => ({
    ...kind,
    where: sql`${kind.where} and ${kind.at} >= ${weekBefore(now)}`,
  })
  if (sort === 'MOST_VIEWED_FIRST') return [ofWeek(VISITS)]
  return [VISITS, LIKES, SALES].map((kind) => halvedEachDay(ofWeek(kind), now))
}

/**
 * Weighs rows in 64ths, to stay with integers: the weight doubles on each day of the week. Future times count as today.
 */
const halvedEachDay = (kind: Kind, now: Date): Kind => ({
  ...kind,
  weight: sql`${kind.weight} << (width_bucket(${kind.at}, ${daysOfWeek(now)}::timestamptz[]) - 1)`,
})
