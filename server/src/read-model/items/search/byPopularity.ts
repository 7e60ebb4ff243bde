import { sql } from 'kysely'
import type { Reader } from '../../reader.ts'
import type { SortOrder, SortSection } from '../../search/sections.ts'
import type { ItemSearch } from './itemSearch.ts'
import { type PopularItem, type PopularitySort, popularItems } from './popularItems.ts'

/** Size of the first part, and the growth factor for each next one. */
const [FIRST, FACTOR] = [100, 5]

/** Sorts popular items by popularity, and all others by their last change. */
export async function byPopularity(
  reader: Reader,
  sorted: PopularitySort,
  search: ItemSearch,
): Promise<SortOrder> {
  const popular = await popularItems(reader, sorted, search)
  const ids = popular.map(({ id }) => id)
  return {
    name: `items.search.${sorted.sort}`,
    direction: 'desc',
    keys: [
      { column: 'found.section', kind: 'integer' },
      { column: 'found.sort_value', kind: 'integer' },
    ],
    sections: [
      ...partsOf(popular).map(sectionOf),
      { leading: [0n, 0n], values: [], where: sql`items.id <> all(${ids}::bytea[])` },
    ],
  }
}

/** Splits the popular items into parts that start small and grow. */
function partsOf(popular: readonly PopularItem[]): (readonly PopularItem[])[] {
  const parts: (readonly PopularItem[])[] = []
  for (let start = 0, size = FIRST; start < popular.length; start += size, size *= FACTOR) {
    parts.push(popular.slice(start, start + size))
  }
  return parts
}

function sectionOf(part: readonly PopularItem[]): SortSection {
  const [ids, scores, changes] = [
    part.map(({ id }) => id),
    part.map(({ score }) => score),
    part.map(({ changed_at }) => changed_at),
  ]
  const last = part.at(-1)
  return {
    leading: [1n],
    ...(last && { last: [1n, BigInt(last.score), last.changed_at, last.id] }),
    values: [sql.ref('beside.score')],
    // Uses the cached time, so that a later change moves no item to another page.
    changedAt: sql.ref('beside.changed_at'),
    where: sql`true`,
    seed: sql`items.id = any(${ids}::bytea[])`,
    isSmallResult: true,
    beside: sql`(
      select * from unnest(${ids}::bytea[], ${scores}::bigint[], ${changes}::timestamptz[])
        as popular (id, score, changed_at))`,
  }
}
