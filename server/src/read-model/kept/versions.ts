import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../database/tables.ts'
import type { Reader } from '../reader.ts'

/**
 * Combines values into a version text. For a row, pass `sql.ref('items.xmin')`, the transaction that wrote it. A
 * transaction publishes a row at most once, and its number is not reused for the next two billion transactions.
 */
export const versionOf = (...values: readonly RawBuilder<unknown>[]): RawBuilder<string> =>
  sql<string>`row(${sql.join(values)})::text`

/** Selects a table row's version. */
export const rowVersion = (table: keyof DB): RawBuilder<unknown> => sql.ref(`${table}.xmin`)

/** An order's version. */
export const ORDER_VERSION = versionOf(rowVersion('orders'))

/** Builds the query for order versions by id. */
export const orderVersionsOf = (reader: Reader, ids: RawBuilder<Buffer>) =>
  reader
    .selectFrom('orders')
    .select(['orders.id as key', ORDER_VERSION.as('version')])
    .where('orders.id', '=', ids)

/** A row with its version. */
export type Versioned<Row> = Row & { readonly row_version: string }

/** Entity columns that refer to orders. */
export interface NamingOrders {
  readonly key: Buffer
  readonly version: string
  /** Null or empty = no order. */
  readonly named: readonly (Buffer | null)[]
}

/** Builds the query for versions of entities and the orders that they refer to. */
export const versionsWithOrders = (
  reader: Reader,
  entities: SelectQueryBuilder<DB, keyof DB, NamingOrders>,
) =>
  reader
    .with(
      (name) => name('found').materialized(),
      () => entities,
    )
    .selectFrom('found')
    .select(['found.key', 'found.version', sql<boolean>`false`.as('is_order')])
    .unionAll(
      orderVersionsOf(
        reader,
        sql<Buffer>`any(array(select unnest(found.named) from found))`,
      ).select(sql<boolean>`true`.as('is_order')),
    )
