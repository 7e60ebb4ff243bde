import { type QueryCreator, type SelectQueryBuilder, sql } from 'kysely'
import type { Page } from '../database/page/pagedList.ts'
import type { DB } from '../database/tables.ts'
import { knownAsLarge } from './knownAsLarge.ts'
import type { Reader } from './reader.ts'

/** Maximum number of rows to sort after finding them with an unordered index. */
export const MAX_ROWS = 3000

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
