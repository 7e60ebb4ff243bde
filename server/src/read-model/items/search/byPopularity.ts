import { type RawBuilder, sql } from 'kysely'
import { collectionKey } from '../../../database/keys/index.ts'
import type { SortOrder } from '../../search/sections.ts'
import type { ItemSearch } from './itemSearch.ts'

/** Order by users who like an item, or by its visits since a day. */
export type PopularitySort =
  | { readonly sort: 'MOST_LIKED_FIRST' }
  | { readonly sort: 'MOST_VIEWED_FIRST'; readonly since: Date }

/** Latest rows of likes or visits among which popular items are looked for. */
const MAX_ROWS = 100_000

/** Popular items, which come first; all others are in the order of their last change. */
const MAX_POPULAR = 3000

/**
 * Order of popular items, the most popular first: of the 3,000 that have most of the latest 100,000 likes or days of visits,
 * in the collections of the search or everywhere.
 */
export function byPopularity(sorted: PopularitySort, { collections }: ItemSearch): SortOrder {
  const keys = collections?.map(collectionKey)
  const scope = keys ? sql`collection = any(${keys}::bytea[])` : sql`true`
  const { rows, weight, value } = sorted.sort === 'MOST_LIKED_FIRST' ? LIKES : visits(sorted.since)
  const popular = sql`
    select latest.item from (${rows(scope)} limit ${MAX_ROWS}) as latest
    group by latest.item order by ${weight} desc, latest.item limit ${MAX_POPULAR}`
  const isPopular = sql<boolean>`items.id = any(array(${popular}))`
  return {
    name: `items.search.${sorted.sort}`,
    direction: 'desc',
    keys: [
      { column: 'found.section', kind: 'integer' },
      { column: 'found.value', kind: 'integer' },
    ],
    sections: [
      { leading: [1n], values: [value], where: isPopular, seed: isPopular },
      // In these words, the popular items are hashed.
      { leading: [0n, 0n], values: [], where: sql`items.id not in (${popular})` },
    ],
  }
}

/** Rows from which popular items follow, the latest first, the weight of an item among them, and its number in all. */
interface Popularity {
  readonly rows: (scope: RawBuilder<unknown>) => RawBuilder<unknown>
  readonly weight: RawBuilder<unknown>
  readonly value: RawBuilder<unknown>
}

const LIKES: Popularity = {
  rows: (scope) => sql`select item from likes where ${scope} order by created_at desc`,
  weight: sql`count(*)`,
  value: sql`(select count(*) from likes where likes.item = items.id)`,
}

const visits = (since: Date): Popularity => ({
  rows: (scope) =>
    sql`select item, visits from item_visits where day >= ${since} and ${scope} order by day desc`,
  weight: sql`sum(latest.visits)`,
  value: sql`(
    select coalesce(sum(item_visits.visits), 0)::bigint from item_visits
    where item_visits.item = items.id and item_visits.day >= ${since})`,
})
