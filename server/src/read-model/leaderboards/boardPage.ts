import type {
  AnalyticsPeriod,
  LeaderboardDirection,
  LeaderboardSort,
} from '@mintline/core/enumerations/indexer'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { isInCoins } from '../../database/coins.ts'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  type SortKind,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Leaderboards } from '../../database/tables.ts'
import { inOrder } from '../ids/rowsByKeys.ts'
import type { Reader } from '../reader.ts'

/** Sales that a board counts: all, those on the platform's own market, or those on all others. */
type BoardSource = 'ALL' | 'MINTLINE' | 'EXTERNAL'

/** Which part of a board to read, and how it is sorted. */
export interface BoardFilter {
  readonly period: AnalyticsPeriod
  readonly source: BoardSource
  readonly sort: BoardSort
  readonly direction: LeaderboardDirection
  readonly blockchains: readonly Blockchain[]
  /** Condition on the leaderboards table; undefined = all. */
  readonly where?: RawBuilder<boolean> | undefined
  /** Condition on the rows as `places`, which many may fail: a page looks at 3,000 rows at most; undefined = all. */
  readonly walked?: RawBuilder<boolean> | undefined
}

/** Values for a collection that is newer than its board. */
export const NOT_ON_BOARD: Pick<
  BoardRow,
  'volume' | 'volume_usd' | 'unpriced_count' | 'unpriced_usd_count' | 'floor_change'
> = {
  volume: '0',
  volume_usd: '0',
  unpriced_count: '0',
  unpriced_usd_count: '0',
  floor_change: null,
}

/** Returns a page from a board. */
export async function boardPage(
  reader: Reader,
  name: string,
  filter: BoardFilter,
  request: PageRequest,
): Promise<Page<BoardRow>> {
  const page = await boardPlaces(reader, name, filter, request)
  return withEntries(page, await boardRows(reader, filter, page.entries))
}

/** Returns the collection keys for a page from a board. */
export async function boardPlaces(
  reader: Reader,
  name: string,
  filter: BoardFilter,
  request: PageRequest,
): Promise<Page<Buffer>> {
  const { groups } = BOARD_SORTS[filter.sort]
  const branches = filter.blockchains.flatMap((blockchain) =>
    groups.map((group, index) => branchOf(reader, filter, blockchain, group, index)),
  )
  const page = await readPage(reader, listOf(name, filter), request, branches)
  return withEntries(
    page,
    page.entries.map(({ collection }) => collection),
  )
}

/** Reads board rows in the same order as `collections`. */
export async function boardRows(
  reader: Reader,
  { period, source }: Pick<BoardFilter, 'period' | 'source'>,
  collections: readonly Buffer[],
): Promise<BoardRow[]> {
  if (collections.length === 0) return []
  const rows = await reader
    .selectFrom('leaderboards')
    .selectAll()
    .select(isInCoins(sql.ref('chain'), sql.ref('floor_currency')).as('is_floor_in_coins'))
    .where('period', '=', period)
    .where('source', '=', source)
    .where('collection', '=', sql<Buffer>`any(${collections}::bytea[])`)
    .execute()
  return inOrder(collections, rows, ({ collection }) => collection)
}

function listOf(name: string, { period, source, sort, direction }: BoardFilter): PagedList {
  const { kind } = BOARD_SORTS[sort]
  return {
    name: [name, period, source, sort, direction].join('.'),
    direction: direction === 'ASC' ? 'asc' : 'desc',
    keys: [
      { column: 'places.rank', kind: 'integer' },
      { column: 'places.first', kind },
      { column: 'places.second', kind: 'decimal' },
      { column: 'places.collection', kind: 'bytes' },
    ],
  }
}

/** Selects one blockchain's rows in one group, in index order. */
function branchOf(
  reader: Reader,
  { period, source, sort, direction, where, walked }: BoardFilter,
  blockchain: Blockchain,
  { where: isInGroup, first = sql`0`, second = sql`0` }: SortGroup,
  index: number,
) {
  const { kind, groups } = BOARD_SORTS[sort]
  const rank = direction === 'ASC' ? index : groups.length - 1 - index
  const chain = CHAIN_NUMBERS[blockchain]
  const type = sql.raw(kind === 'integer' ? 'bigint' : 'numeric')
  const rows = reader
    .selectFrom('leaderboards')
    .select([
      sql<number>`${sql.lit(rank)}::integer`.as('rank'),
      sql<string>`${first}::${type}`.as('first'),
      sql<string>`${second}::numeric`.as('second'),
      'collection',
    ])
    .where('period', '=', period)
    .where('source', '=', source)
    .where('chain', '=', chain)
    // Keys begin with their blockchain. The bounds skip other blockchains if the index has only the collection.
    .where(sql<boolean>`collection >= int2send(${chain}::smallint)`)
    .where(sql<boolean>`collection < int2send(${chain + 1}::smallint)`)
    .$if(isInGroup !== undefined, (query) => query.where(isInGroup as RawBuilder<boolean>))
    .$if(where !== undefined, (query) => query.where(where as RawBuilder<boolean>))
  const places = reader
    .selectFrom(rows.as('places'))
    .select(['places.rank', 'places.first', 'places.second', 'places.collection'])
  return walked ? { rows: places, table: 'places' as const, filter: walked } : places
}

/** A collection on a board. */
export interface BoardRow extends Selectable<Leaderboards> {
  /** Null = no floor. */
  readonly is_floor_in_coins: boolean | null
}

/** Sort order for boards; `COLLECTION` sorts by key. */
export type BoardSort = LeaderboardSort | 'COLLECTION'

/** Rows that an index compares with each other, and that come before or after all other groups. */
interface SortGroup {
  /** The index condition; undefined = all rows. */
  readonly where?: RawBuilder<boolean>
  /** First and second sort expressions; undefined = none. */
  readonly first?: RawBuilder<string>
  readonly second?: RawBuilder<string>
}

/** Sort rule for boards. The group order is fixed, whatever the direction within groups. */
interface SortRule {
  readonly kind: Extract<SortKind, 'integer' | 'decimal'>
  readonly groups: readonly SortGroup[]
}

const counted = (column: string): SortRule => ({
  kind: 'integer',
  groups: [{ first: sql.ref(column) }],
})

/** Rows without a value come last. */
const knownFirst = (value: RawBuilder<string>): SortRule => ({
  kind: 'decimal',
  groups: [{ where: sql`${value} is not null`, first: value }, { where: sql`${value} is null` }],
})

/** All sort orders for boards. Without rates, amounts in coins decide; ties are broken by collection. */
const BOARD_SORTS: Readonly<Record<BoardSort, SortRule>> = {
  VOLUME: {
    kind: 'decimal',
    groups: [{ first: sql`coalesce(volume_usd, 0)`, second: sql`coalesce(volume, 0)` }],
  },
  VOLUME_CHANGE: knownFirst(sql`coalesce(volume_usd_change, volume_change)`),
  FLOOR: {
    kind: 'decimal',
    groups: [
      { where: sql`floor_usd is not null`, first: sql`floor_usd` },
      { where: sql`floor_usd is null and floor_price is not null`, first: sql`floor_price` },
      { where: sql`floor_usd is null and floor_price is null` },
    ],
  },
  FLOOR_CHANGE: knownFirst(sql`floor_change`),
  SALES: counted('sale_count'),
  SALES_CHANGE: knownFirst(sql`sale_change`),
  LISTED: counted('listed_count'),
  OWNERS: counted('owner_count'),
  COLLECTION: { kind: 'integer', groups: [{}] },
}
