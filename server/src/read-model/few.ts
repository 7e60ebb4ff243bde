import { type QueryCreator, type SelectQueryBuilder, sql } from 'kysely'
import type { Page } from '../database/page/pagedList.ts'
import type { DB } from '../database/tables.ts'
import { knownAsMany } from './knownAsMany.ts'
import type { Reader } from './reader.ts'

/** Most rows that a filter without an order may find to be sorted afterwards. */
const MAX_FEW = 3000

/**
 * True if a filter without an order finds so few rows that they are to be sorted. Of more, the caller walks an ordered
 * index with the filter. Left to itself, PostgreSQL guesses which is better, and is wrong by seconds; it is asked for
 * the rows as if for all of them, or a limit would have it read the table where it expects to find enough soon.
 */
export async function isFew<Tables extends keyof DB, Row>(
  reader: Reader,
  rows: SelectQueryBuilder<DB, Tables, Row>,
): Promise<boolean> {
  const many = knownAsMany(reader, rows)
  if (many.isKnown) return false
  const { rows: counted } = await sql<{ count: string }>`
    with found as materialized (${rows})
    select count(*) as count from (select from found limit ${MAX_FEW + 1}) as first`.execute(reader)
  const isMany = Number(counted[0]?.count) > MAX_FEW
  if (isMany) many.remember()
  return !isMany
}

/** Queries in which the few rows that a filter finds stand for their table: they are found before anything else. */
export function foundFirst<Tables extends keyof DB, Row>(
  reader: Reader,
  table: keyof DB,
  rows: SelectQueryBuilder<DB, Tables, Row>,
): QueryCreator<DB> {
  const first = reader.with(
    (name) => name(table).materialized(),
    () => rows as SelectQueryBuilder<DB, Tables, object>,
  )
  // The name of the table stands for these rows of it.
  return first as unknown as QueryCreator<DB>
}

/** A part of a filter by which an index finds rows in no order. */
export interface Seed {
  /** Query of the rows that it finds, without columns. */
  readonly rows: SelectQueryBuilder<DB, keyof DB, object>
  /** Queries whose rows these are together, each of which has to find few. Default: `rows` has to. */
  readonly parts?: readonly SelectQueryBuilder<DB, keyof DB, object>[]
}

/** Queries over the rows of the first seed that finds few; undefined = none does. */
export async function firstFew(
  reader: Reader,
  table: keyof DB,
  seeds: readonly Seed[],
): Promise<QueryCreator<DB> | undefined> {
  for (const seed of seeds) {
    if (await findsFew(reader, seed)) return foundFirst(reader, table, seed.rows.selectAll(table))
  }
  return undefined
}

/**
 * A page of the rows of the first seed that finds few, or else of the table. Most often, one statement both finds them
 * and reads the page.
 *
 * @param read - reads the page by queries over rows that were found, or over the table where it gets none
 */
export async function pageOfFew<Entry>(
  reader: Reader,
  table: keyof DB,
  seeds: readonly Seed[],
  read: (queries: QueryCreator<DB> | undefined) => Promise<Page<Entry>>,
): Promise<Page<Entry>> {
  for (const seed of seeds) {
    const { rows, parts } = seed
    if (parts === undefined && !knownAsMany(reader, rows).isKnown) {
      const page = await read(foundIfFew(reader, table, rows.selectAll(table)))
      if (page.entries.length > 0) return page
    }
    // Nothing was found, be it of many or at all.
    if (await findsFew(reader, seed)) return read(foundFirst(reader, table, rows.selectAll(table)))
  }
  return read(undefined)
}

async function findsFew(reader: Reader, { rows, parts = [rows] }: Seed): Promise<boolean> {
  for (const part of parts) if (!(await isFew(reader, part))) return false
  return true
}

/** As `foundFirst`, without any rows where the filter finds more than a few. */
function foundIfFew(
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
        where (select count(*) from (select from found limit ${MAX_FEW + 1}) as first) <= ${MAX_FEW})`,
    )
  return first as unknown as QueryCreator<DB>
}
