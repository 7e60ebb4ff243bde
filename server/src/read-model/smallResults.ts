import { type Compilable, type QueryCreator, type SelectQueryBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Page } from '../database/page/pagedList.ts'
import type { DB } from '../database/tables.ts'
import { perDatabase } from './perDatabase.ts'
import type { Reader } from './reader.ts'

/** Maximum number of rows to sort after finding them with an unordered index. */
export const MAX_ROWS = 3000

/** Cache lifetime for filters known to find many rows, in milliseconds. */
const LIFETIME = 600_000
/** Maximum number of filters to remember per database. */
const MAX_KNOWN = 1000

/** Remembered filters; the oldest ones are dropped first. */
const memories = perDatabase(() => new LRUCache<string, true>({ max: MAX_KNOWN, ttl: LIFETIME }))

/**
 * Returns true if an unordered filter finds few enough rows to sort them. Otherwise, the caller walks an ordered index
 * with the filter. When PostgreSQL chooses, it can be wrong by seconds. The rows are counted as if all were needed:
 * otherwise the limit would make it scan the table, expecting to find enough soon.
 */
export async function isSmallResult<Tables extends keyof DB, Row>(
  reader: Reader,
  rows: SelectQueryBuilder<DB, Tables, Row>,
): Promise<boolean> {
  const many = knownAsLarge(reader, rows)
  if (many.isKnown) return false
  const { rows: counted } = await sql<{ count: string }>`
    with found as materialized (${rows})
    select count(*) as count from (select from found limit ${MAX_ROWS + 1}) as first`.execute(
    reader,
  )
  const isMany = Number(counted[0]?.count) > MAX_ROWS
  if (isMany) many.remember()
  return !isMany
}

/** Returns queries where a filter's few rows replace their table, so that they are found first. */
export function foundFirst<Tables extends keyof DB, Row>(
  reader: Reader,
  table: keyof DB,
  rows: SelectQueryBuilder<DB, Tables, Row>,
): QueryCreator<DB> {
  const first = reader.with(
    (name) => name(table).materialized(),
    () => rows as SelectQueryBuilder<DB, Tables, object>,
  )
  // The table name stands for these rows.
  return first as unknown as QueryCreator<DB>
}

/** A selective part of a filter, which an unordered index can find. */
export interface Seed {
  /** Query for the matching rows, without columns. */
  readonly rows: SelectQueryBuilder<DB, keyof DB, object>
  /** Queries that find these rows together, each of which has to find few. Default: only `rows`. */
  readonly parts?: readonly SelectQueryBuilder<DB, keyof DB, object>[]
}

/** Returns queries on the rows from the first seed that finds few; undefined = none does. */
export async function firstSmallResult(
  reader: Reader,
  table: keyof DB,
  seeds: readonly Seed[],
): Promise<QueryCreator<DB> | undefined> {
  for (const seed of seeds) {
    if (await findsSmallResult(reader, seed))
      return foundFirst(reader, table, seed.rows.selectAll(table))
  }
  return undefined
}

/**
 * Reads a page from the rows that the first small seed finds, or else from the table. Usually, one statement finds them
 * and reads the page.
 *
 * @param read - reads the page with queries on the found rows, or on the table if it gets none
 */
export async function pageOfSmallResult<Entry>(
  reader: Reader,
  table: keyof DB,
  seeds: readonly Seed[],
  read: (queries: QueryCreator<DB> | undefined) => Promise<Page<Entry>>,
): Promise<Page<Entry>> {
  for (const seed of seeds) {
    const { rows, parts } = seed
    if (parts === undefined && !knownAsLarge(reader, rows).isKnown) {
      const page = await read(foundIfSmall(reader, table, rows.selectAll(table)))
      if (page.entries.length > 0) return page
    }
    // Reached for an empty page and for a seed with many rows alike.
    if (await findsSmallResult(reader, seed))
      return read(foundFirst(reader, table, rows.selectAll(table)))
  }
  return read(undefined)
}

async function findsSmallResult(reader: Reader, { rows, parts = [rows] }: Seed): Promise<boolean> {
  for (const part of parts) if (!(await isSmallResult(reader, part))) return false
  return true
}

/** Like `foundFirst`, but without any rows if the filter finds more than a few. */
function foundIfSmall(
  reader: Reader,
  table: keyof DB,
  rows: SelectQueryBuilder<DB, keyof DB, object>,
): QueryCreator<DB> {
  const first = reader
    .with(
      (name) => name('found').materialized(),
      () => rows,
    )
    .with(
      table,
      () => sql`
        (select * from found
        where (select count(*) from (select from found limit ${MAX_ROWS + 1}) as first) <= ${MAX_ROWS})`,
    )
  return first as unknown as QueryCreator<DB>
}

/**
 * Looks up a filter in the cache, so that lists read repeatedly need not count its rows each time. This only affects
 * how a list is read, never its entries.
 */
export function knownAsLarge(reader: Reader, filter: Compilable) {
  const known = memories.of(reader)
  const { sql, parameters } = filter.compile()
  const key = JSON.stringify([sql, parameters], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return {
    /** True if it found many rows within the last ten minutes; this seldom changes. */
    isKnown: known.has(key),
    remember(): void {
      known.set(key, true)
    },
  }
}
