import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../database/tables.ts'
import type { Reader } from '../reader.ts'

/**
 * Version of some values, as text: of a row `sql.ref('items.xmin')`, which tells what wrote it. A transaction writes a row
 * that others see once at most, and no other one has its number for the next two billion.
 */
export const versionOf = (...values: readonly RawBuilder<unknown>[]): RawBuilder<string> =>
  sql<string>`row(${sql.join(values)})::text`

/** The version of a row of a table. */
export const rowVersion = (table: keyof DB): RawBuilder<unknown> => sql.ref(`${table}.xmin`)

/** The version of an order. */
export const ORDER_VERSION = versionOf(rowVersion('orders'))

/** Query of the versions of the orders that an expression names. */
export const orderVersionsOf = (reader: Reader, ids: RawBuilder<Buffer>) =>
  reader
    .selectFrom('orders')
    .select(['orders.id as key', ORDER_VERSION.as('version')])
    .where('orders.id', '=', ids)

/** A row that was read with its version. */
export type Versioned<Row> = Row & { readonly row_version: string }

/** Columns of entities that name orders. */
export interface NamingOrders {
  readonly key: Buffer
  readonly version: string
  /** Null and empty for no order. */
  readonly named: readonly (Buffer | null)[]
}

/** Query of the versions of entities, and of the orders that they name. */
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
