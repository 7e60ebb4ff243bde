import type { SortOrder as Direction, SortType } from '@mintline/core/enumerations/indexer'
import { type RawBuilder, sql } from 'kysely'
import { compareDecimals } from '../../database/page/sortValues.ts'
import { MAX_LOOKED_AT } from '../../database/page/walk.ts'
import type { Reader } from '../reader.ts'
import { numberOf, traitNumber, traitPair, traitText, traitValue } from './traitSql.ts'

/** Trait to sort by; ascending and as text by default. */
export interface TraitSort {
  readonly key: string
  readonly order?: Direction | undefined
  readonly type?: SortType | undefined
}

/** Values of a trait that sort alike, such as `1` and `1.0` as numbers. */
export interface ValueGroup {
  /** The sort value: a decimal, or the first 100 characters. */
  readonly value: string
  /** These values as items store them. */
  readonly pairs: readonly string[]
  /** Item count; an item counts once for each value. */
  readonly items: number
}

/** The next values of a trait in sort order, which few enough items have to sort these. */
export interface NextValues {
  /** Empty if no value is left; a single one if it alone has too many items. */
  readonly groups: readonly ValueGroup[]
  /** True if there are more values. */
  readonly hasMore: boolean
}

/** Maximum number of characters to sort by. */
const SORTED = 100

/** Returns the expression by which items are sorted; null for items without such a value. */
export const sortValue = ({ key, type }: TraitSort): RawBuilder<string | null> =>
  type === 'NUMERIC' ? traitNumber(key) : sql`left(${traitValue(key)}, ${sql.lit(SORTED)})`

/** Branches in one statement: with many, planning takes longer than reading. */
const MAX_BRANCHES = 64

/** A value in a collection, and how many items have it. */
interface CountedValue {
  readonly sort_value: string
  readonly value: string
  readonly item_count: string
}

/**
 * Reads values from a place on: as many as at most 3,000 items have. Reads up to as many rows for each collection.
 *
 * @param from - sort value; undefined = from the first one
 * @param isAfter - true to begin after this value
 */
export async function nextValues(
  reader: Reader,
  collections: readonly Buffer[],
  sort: TraitSort,
  from: string | undefined,
  isAfter: boolean,
): Promise<NextValues> {
  const found: CountedValue[] = []
  for (let start = 0; start < collections.length; start += MAX_BRANCHES) {
    const some = collections.slice(start, start + MAX_BRANCHES)
    found.push(...(await countedValues(reader, some, sort, from, isAfter)))
  }
  const rows = found.sort(inOrderOf(sort)).slice(0, MAX_LOOKED_AT + 1)
  const groups = groupsOf(sort.key, rows)
  // Rows of the last value may be missing.
  const isCut = rows.length > MAX_LOOKED_AT
  const known = isCut && groups.length > 1 ? groups.slice(0, -1) : groups
  const few = fewOf(known)
  return { groups: few, hasMore: isCut || few.length < known.length }
}

async function countedValues(
  reader: Reader,
  collections: readonly Buffer[],
  sort: TraitSort,
  from: string | undefined,
  isAfter: boolean,
): Promise<CountedValue[]> {
  const isNumeric = sort.type === 'NUMERIC'
  const value = isNumeric ? numberOf(sql`value`) : sql`left(value, ${sql.lit(SORTED)})`
  const conditions = [
    sql`key = ${traitText(sort.key)}`,
    sql`${value} is not null`,
    sql`value <> ''`,
    ...(from === undefined ? [] : startOf(sort, value, from, isAfter)),
  ]
  const direction = sql.raw(sort.order ?? 'ASC')
  const limit = sql`limit ${sql.lit(MAX_LOOKED_AT + 1)}`
  const each = collections.map(
    (collection) => sql`(
      select ${value} as sort_value, value, item_count from collection_traits
      where collection = ${collection} and ${sql.join(conditions, sql` and `)}
      order by ${isNumeric ? value : sql`value`} ${direction} ${limit})`,
  )
  const shown = isNumeric ? sql`trim_scale(sort_value)::text` : sql`sort_value`
  const { rows } = await sql<CountedValue>`
    select ${shown} as sort_value, value, item_count from (${sql.join(each, sql` union all `)}) as each_collection
    order by each_collection.sort_value ${direction} ${limit}`.execute(reader)
  return rows
}

function startOf(
  { order, type }: TraitSort,
  value: RawBuilder<unknown>,
  from: string,
  isAfter: boolean,
): RawBuilder<unknown>[] {
  const comparison = sql.raw(`${order === 'DESC' ? '<' : '>'}${isAfter ? '' : '='}`)
  if (type === 'NUMERIC') return [sql`${value} ${comparison} ${from}::numeric`]
  // This bound is worded for the index. Values that begin with the text follow it, up to the last character there is.
  const bound =
    order === 'DESC' ? sql`value <= ${`${from}\u{10ffff}`}::text` : sql`value >= ${from}::text`
  return [bound, sql`${value} ${comparison} ${from}::text`]
}

const inOrderOf =
  ({ order, type }: TraitSort) =>
  ({ sort_value: one }: CountedValue, { sort_value: other }: CountedValue): number =>
    (order === 'DESC' ? -1 : 1) *
    (type === 'NUMERIC'
      ? compareDecimals(one, other)
      : Buffer.compare(Buffer.from(one), Buffer.from(other)))

/** Builds the condition that an item's first value is among some that follow each other. */
export function hasValueOf(sort: TraitSort, groups: readonly ValueGroup[]): RawBuilder<boolean> {
  const ends = [groups[0], groups.at(-1)].map((group) => group?.value ?? '')
  const [from, to] = sort.order === 'DESC' ? ends.reverse() : ends
  const type = sql.raw(sort.type === 'NUMERIC' ? 'numeric' : 'text')
  return sql`(${sortValue(sort)} >= ${from}::${type} and ${sortValue(sort)} <= ${to}::${type})`
}

function groupsOf(key: string, rows: readonly CountedValue[]): ValueGroup[] {
  const groups = new Map<string, { value: string; pairs: Set<string>; items: number }>()
  for (const { sort_value: sorted, value, item_count: count } of rows) {
    const group = groups.get(sorted) ?? { value: sorted, pairs: new Set<string>(), items: 0 }
    group.pairs.add(traitPair(key, value))
    group.items += Number(count)
    groups.set(sorted, group)
  }
  return [...groups.values()].map((group) => ({ ...group, pairs: [...group.pairs] }))
}

/** Returns the first groups that have few items together, and at least one. */
function fewOf(groups: readonly ValueGroup[]): readonly ValueGroup[] {
  let items = 0
  const end = groups.findIndex((group) => {
    items += group.items
    return items > MAX_LOOKED_AT
  })
  return end < 0 ? groups : groups.slice(0, Math.max(end, 1))
}

/** Returns true if a value alone has more items than may be looked at. */
export const isLarge = ({ items }: ValueGroup): boolean => items > MAX_LOOKED_AT
