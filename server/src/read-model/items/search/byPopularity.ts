import { sql } from 'kysely'
import type { Reader } from '../../reader.ts'
import type { SortOrder, SortSection } from '../../search/sections.ts'
import type { ItemSearch } from './itemSearch.ts'
import { type PopularItem, type PopularitySort, popularItems } from './popularItems.ts'

/** Popular items that are read at first, and how many times as many each time after. */
const [FIRST, FACTOR] = [100, 5]

/** Order of popular items, the most popular first; all others are in the order of their last change. */
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
      { column: 'found.value', kind: 'integer' },
    ],
    sections: [
      ...partsOf(popular).map(sectionOf),
      { leading: [0n, 0n], values: [], where: sql`items.id <> all(${ids}::bytea[])` },
    ],
  }
}

/** The popular items in parts, the first of which are small. */
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
    // A change since then moves no item from one page to another.
    changedAt: sql.ref('beside.changed_at'),
    where: sql`true`,
    seed: sql`items.id = any(${ids}::bytea[])`,
    isFew: true,
    beside: sql`(
      select * from unnest(${ids}::bytea[], ${scores}::bigint[], ${changes}::timestamptz[])
        as popular (id, score, changed_at))`,
  }
}
