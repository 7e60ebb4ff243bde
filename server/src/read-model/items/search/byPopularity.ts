import { type RawBuilder, sql } from 'kysely'
import { collectionKey } from '../../../database/keys/index.ts'
import type { SortOrder } from '../../search/sections.ts'
import { daysOfWeek, weekBefore } from '../../social/days.ts'
import type { ItemSearch } from './itemSearch.ts'

/** Order by users who like an item, by its visits in a week that ends at a time, or by what happened to it in that week. */
export type PopularitySort =
  | { readonly sort: 'MOST_LIKED_FIRST' }
  | { readonly sort: 'MOST_VIEWED_FIRST' | 'TRENDING'; readonly now: Date }

/** Latest rows among which popular items are looked for, the same part of each kind. */
const MAX_ROWS = 100_000

/** Popular items, which come first; all others are in the order of their last change. */
const MAX_POPULAR = 3000

/**
 * Order of popular items, the most popular first: of the 3,000 that have most of the latest 100,000 likes or days of visits,
 * or a third as many of each and of sales, in the collections of the search or everywhere.
 */
export function byPopularity(sorted: PopularitySort, { collections }: ItemSearch): SortOrder {
  const keys = collections?.map(collectionKey)
  const scope = keys ? sql`collection = any(${keys}::bytea[])` : sql`true`
  const kinds = kindsFor(sorted)
  const most = Math.floor(MAX_ROWS / kinds.length)
  const latest = kinds.map(({ table, at, weight, where }) => {
    const rows = sql`select item, ${weight} as weight from ${sql.table(table)}`
    return sql`(${rows} where ${where} and ${scope} order by ${at} desc limit ${most})`
  })
  const popular = sql`
    select latest.item from (${sql.join(latest, sql` union all `)}) as latest
    group by latest.item order by sum(latest.weight) desc, latest.item limit ${MAX_POPULAR}`
  const sums = kinds.map(({ table, weight, where }) => {
    const [item, collection] = [sql.ref(`${table}.item`), sql.ref(`${table}.collection`)]
    return sql`coalesce((
      select sum(${weight}) from ${sql.table(table)}
      where ${item} = items.id and ${collection} = items.collection and ${where}), 0)`
  })
  const isPopular = sql<boolean>`items.id = any(array(${popular}))`
  return {
    name: `items.search.${sorted.sort}`,
    direction: 'desc',
    keys: [
      { column: 'found.section', kind: 'integer' },
      { column: 'found.value', kind: 'integer' },
    ],
    sections: [
      {
        leading: [1n],
        values: [sql`(${sql.join(sums, sql` + `)})::bigint`],
        where: isPopular,
        seed: isPopular,
      },
      // In these words, the popular items are hashed.
      { leading: [0n, 0n], values: [], where: sql`items.id not in (${popular})` },
    ],
  }
}

/** Rows of a table that make their items popular. */
interface Kind {
  readonly table: 'likes' | 'item_visits' | 'activities'
  /** Time of a row. */
  readonly at: RawBuilder<unknown>
  /** Number that a row adds to the popularity of its item. */
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
  // These words are those of the index.
  where: sql`activities.type = 'SELL' and not activities.reverted and activities.item is not null`,
}

function kindsFor(sorted: PopularitySort): readonly Kind[] {
  if (sorted.sort === 'MOST_LIKED_FIRST') return [LIKES]
  const ofWeek = (kind: Kind): Kind => ({
    ...kind,
    where: sql`${kind.where} and ${kind.at} >= ${weekBefore(sorted.now)}`,
  })
  if (sorted.sort === 'MOST_VIEWED_FIRST') return [ofWeek(VISITS)]
  return [VISITS, LIKES, SALES].map((kind) => halvedEachDay(ofWeek(kind), sorted.now))
}

/** The same with weights in 64ths, so that they are integers: doubled on each day of the week. A time to come is today's. */
const halvedEachDay = (kind: Kind, now: Date): Kind => ({
  ...kind,
  weight: sql`${kind.weight} << (width_bucket(${kind.at}, ${daysOfWeek(now)}::timestamptz[]) - 1)`,
})
