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
 * Rows that a page looks at in a part of its list, at most. A page that has to look at more ends there, shorter than it was
 * asked for, and its token goes on behind the last row looked at.
 */
export const MAX_LOOKED_AT = 3000

/** Part of a list of which no index has exactly the rows: those in the list's order are looked at one by one. */
export interface Walk<Schema, Tables extends keyof Schema, Row> {
  /** Rows that an index has in the list's order, with all columns that the filter reads. */
  readonly rows: SelectQueryBuilder<Schema, Tables, Row>
  /** The table that these stand for in the filter. */
  readonly table: keyof Schema & string
  /** Condition of the rows that are listed. */
  readonly filter: Expression<SqlBool>
}

/** Row of a part that is walked. */
export interface WalkedRow {
  /** False for a row that is there only since the walk ends with it. */
  readonly is_listed: boolean
  /** True for the last row that a walk may look at. */
  readonly is_last: boolean
}

/** True if a part of a list is walked. */
export const isWalk = (
  part: object,
): part is { readonly rows: unknown; readonly filter: unknown } =>
  'filter' in part && 'rows' in part

/**
 * Query of the listed rows among those that a walk may look at, and of the last of these.
 *
 * @param looked - the walk's rows from where the page begins, in order, with the limit of rows
 */
export function walkedRows<Row>(
  { keys }: PagedList,
  { table, filter }: Pick<Walk<never, never, Row>, 'filter'> & { readonly table: string },
  looked: Expression<unknown>,
  limit: number,
): RawBuilder<Row> {
  const names = keys.map((key) => sql.ref(nameIn(key)))
  const isLast = sql`place = ${sql.lit(MAX_LOOKED_AT)}`
  // Rows stay in their order. Were it asked for here, PostgreSQL would plan for all that may be looked at.
  return sql<Row>`(
    select ${sql.join(names)}, ${filter} is true as is_listed, ${isLast} as is_last
    from (select looked.*, row_number() over () as place from ${looked} as looked) as ${sql.table(table)}
    where ${filter} or ${isLast} limit ${limit})`
}

/** Query of the rows of a part that is not walked, in the form of one that is. */
export const plainRows = <Row>({ keys }: PagedList, rows: Expression<unknown>): RawBuilder<Row> =>
  sql<Row>`(
    select ${sql.join(keys.map((key) => sql.ref(nameIn(key))))}, true as is_listed, false as is_last
    from ${rows} as listed)`
