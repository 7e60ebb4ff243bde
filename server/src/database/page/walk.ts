import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { PagedList } from './pagedList.ts'
import { nameIn } from './sortValues.ts'

/**
 * Maximum number of rows that a page scans in one part of its list. A page that would scan more ends there, shorter
 * than requested, and its token continues after the last scanned row.
 */
export const MAX_LOOKED_AT = 3000

/** Part of a list that no index covers exactly: rows are scanned in list order and filtered. */
export interface Walk<Schema, Tables extends keyof Schema, Row> {
  /** Rows that an index has in list order, with all columns that the filter reads. */
  readonly rows: SelectQueryBuilder<Schema, Tables, Row>
  /** Table name that the filter uses for these rows. */
  readonly table: keyof Schema & string
  /** Condition that selects the rows to list. */
  readonly filter: Expression<SqlBool>
}

/** A row from a walk. */
export interface WalkedRow {
  /** False for a row that is only included because the walk ends with it. */
  readonly is_listed: boolean
  /** True for the last row that a walk may scan. */
  readonly is_last: boolean
}

/** Returns true if a part is a walk. */
export const isWalk = (
  part: object,
): part is { readonly rows: unknown; readonly filter: unknown } =>
  'filter' in part && 'rows' in part

/**
 * Builds the query for the listed rows among those that a walk may scan, plus the last scanned row.
 *
 * @param looked - the walk's rows from the page's start, in order, limited to the rows that it may scan
 */
export function walkedRows<Row>(
  { keys }: PagedList,
  { table, filter }: Pick<Walk<never, never, Row>, 'filter'> & { readonly table: string },
  looked: Expression<unknown>,
  limit: number,
): RawBuilder<Row> {
  const names = keys.map((key) => sql.ref(nameIn(key)))
  const isLast = sql`place = ${sql.lit(MAX_LOOKED_AT)}`
  // Rows stay in their order. With an explicit order, PostgreSQL would plan for all rows that may be scanned.
  return sql<Row>`(
    select ${sql.join(names)}, ${filter} is true as is_listed, ${isLast} as is_last
    from (select looked.*, row_number() over () as place from ${looked} as looked) as ${sql.table(table)}
    where ${filter} or ${isLast} limit ${limit})`
}

/** Builds the query for a part without a walk, in the same form. */
export const plainRows = <Row>({ keys }: PagedList, rows: Expression<unknown>): RawBuilder<Row> =>
  sql<Row>`(
    select ${sql.join(keys.map((key) => sql.ref(nameIn(key))))}, true as is_listed, false as is_last
    from ${rows} as listed)`
