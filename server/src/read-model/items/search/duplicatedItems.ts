import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import { keyText } from '../../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  type SortValue,
  withEntries,
} from '../../../database/page/pagedList.ts'
import { readSections } from '../../../database/page/readPage.ts'
import { MAX_LOOKED_AT } from '../../../database/page/walk.ts'
import type { DB } from '../../../database/tables.ts'
import type { Shown } from '../../../json/kept.ts'
import type { Reader } from '../../reader.ts'
import { firstSmallResult, foundFirst } from '../../smallResults.ts'
import { traitValue } from '../../traits/traitSql.ts'
import { hasValueOf, isLarge, nextValues } from '../../traits/traitValues.ts'
import type { ItemModel } from '../itemModel.ts'
import { shownItems } from '../shownItems.ts'
import { type ItemConditions, itemConditions } from './itemConditions.ts'
import { seedOfFew } from './itemScope.ts'
import type { ItemSearch } from './itemSearch.ts'

/** Items that share some trait values. */
export interface DuplicatedItem {
  /** These traits, each with the shared value. */
  readonly traitGroups: { readonly key: string; readonly value: string }[]
  /** Number of items, at least two. */
  readonly count: number
  /** One of the items. */
  readonly item: Shown<ItemModel>
}

const LIST: PagedList = {
  name: 'items.duplicates',
  direction: 'desc',
  keys: [
    // The value after which items were looked at, of many; empty = from the first one.
    { column: 'found.after', kind: 'text' },
    { column: 'found.count', kind: 'integer' },
    { column: 'found.digest', kind: 'bytes' },
  ],
}

/** Follows a value in tokens: sorts before all groups that come after it. */
const BEFORE_ALL = [2n ** 63n - 1n, Buffer.of(0xff)] as const

/**
 * Returns groups of items that meet all conditions and share values for these traits, the largest groups first. Skips
 * items that lack one of the traits. If a trait has several values, the first one counts.
 *
 * Sorts groups among up to 3,000 items. With more in collections, each page has the groups among items with the first
 * trait's next values; elsewhere, only the items that changed last are looked at.
 */
export async function duplicatedItems(
  reader: Reader,
  search: ItemSearch,
  traits: readonly string[],
  request: PageRequest,
): Promise<Page<DuplicatedItem>> {
  const keys = [...new Set(traits)]
  const conditions = await itemConditions(reader, search)
  const { seeds, scopes } = conditions
  const isNothing = keys.length === 0 || scopes.length === 0
  const few = isNothing
    ? undefined
    : await firstSmallResult(reader, 'items', [...seeds, ...(await seedOfFew(reader, conditions))])
  const sectionOf = (after: string, looked: LookedAt) => ({
    leading: [after],
    end: looked.end,
    branches: async () => [groupsOf(reader, after, looked.items, conditions.where, keys)],
  })
  const page = await readSections(reader, LIST, request, async (after) => {
    if (isNothing) return []
    if (few) return [sectionOf('', { items: few })]
    const from = String(after?.[0] ?? '')
    const looked = await lookedAt(reader, conditions, search.deleted ? undefined : keys[0], from)
    return looked ? [sectionOf(from, looked)] : []
  })
  const keyOf = ({ sample }: { readonly sample: string }) => Buffer.from(sample, 'hex')
  const samples = await shownItems(reader, page.entries.map(keyOf))
  return withEntries(
    page,
    page.entries.flatMap((entry) => {
      const { shared, count } = entry
      const item = samples.get(keyText(keyOf(entry)))
      if (item === undefined) return []
      const traitGroups = keys.map((key, place) => ({ key, value: shared[place] ?? '' }))
      return [{ traitGroups, count: Number(count), item }]
    }),
  )
}

/** Items whose groups a page has. */
interface LookedAt {
  /** Queries in which these items replace their table. */
  readonly items: QueryCreator<DB>
  /** The next page's start; undefined = there is none. */
  readonly end?: readonly SortValue[] | undefined
}

/**
 * Returns which of many items a page looks at; undefined = none is left.
 *
 * @param key - trait by whose values all are looked at, page by page; undefined = only those that changed last
 * @param from - value to begin after
 */
async function lookedAt(
  reader: Reader,
  { scope, scopes, collections }: ItemConditions,
  key: string | undefined,
  from: string,
): Promise<LookedAt | undefined> {
  if (collections === undefined || key === undefined) {
    return { items: latestItems(reader, scopes, sql`true`) }
  }
  const { groups, hasMore } = await nextValues(reader, collections, { key }, from, true)
  const [first, last] = [groups[0], groups.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const hasValue = hasValueOf({ key }, groups)
  const pairs = groups.flatMap((group) => group.pairs)
  const isFound = sql<boolean>`${scope} and items.traits && ${pairs}::text[] and ${hasValue}`
  return {
    items: isLarge(first)
      ? latestItems(reader, scopes, hasValue)
      : foundFirst(reader, 'items', reader.selectFrom('items').selectAll().where(isFound)),
    end: hasMore ? [last.value, ...BEFORE_ALL] : undefined,
  }
}

/** Builds queries on what meets a condition among the last changed items in each scope. */
function latestItems(
  reader: Reader,
  scopes: readonly RawBuilder<boolean>[],
  condition: RawBuilder<boolean>,
): QueryCreator<DB> {
  const each = scopes.map(
    (scope) => sql`(
      select * from items where ${scope} order by updated_at desc, id desc limit ${sql.lit(MAX_LOOKED_AT)})`,
  )
  const latest = sql<DB['items']>`(${sql.join(each, sql` union all `)})`.as<'items'>('items')
  return foundFirst(reader, 'items', reader.selectFrom(latest).selectAll().where(condition))
}

/** Selects the groups of items with equal values. */
function groupsOf(
  reader: Reader,
  after: string,
  found: QueryCreator<DB>,
  where: RawBuilder<boolean>,
  keys: readonly string[],
) {
  const items = found
    .selectFrom('items')
    .select(['items.id', sql<string[]>`array[${sql.join(keys.map(traitValue))}]`.as('shared')])
    .where(where)
  const groups = reader
    .selectFrom(items.as('valued'))
    .select(({ fn }) => [
      sql<string>`${after}::text`.as('after'),
      fn.countAll<string>().as('count'),
      // Values may be too long for page tokens.
      sql<Buffer>`sha256(convert_to(array_to_string(shared, chr(31)), 'UTF8'))`.as('digest'),
      'valued.shared',
      // Before PostgreSQL 18, min() does not take bytea.
      sql<string>`min(encode(valued.id, 'hex') collate "C")`.as('sample'),
    ])
    .where(sql<boolean>`array_position(shared, null) is null`)
    .groupBy('valued.shared')
    .having(sql<boolean>`count(*) > 1`)
  return reader.selectFrom(groups.as('found')).selectAll()
}
