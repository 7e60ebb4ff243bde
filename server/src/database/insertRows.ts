import type { Insertable, InsertQueryBuilder, InsertResult, Transaction } from 'kysely'
import { type ColumnTypes, selectRows } from './selectRows.ts'
import type { DB } from './tables.ts'

/**
 * Builds a bulk insert. Callers add what happens on conflict.
 *
 * @param types - types of the written columns
 * @param rows - one or more
 */
export function insertRows<
  Table extends keyof DB & string,
  Column extends keyof Insertable<DB[Table]> & keyof DB[Table] & string,
>(
  transaction: Transaction<DB>,
  table: Table,
  types: ColumnTypes<Column>,
  rows: readonly Pick<Insertable<DB[Table]>, Column>[],
): InsertQueryBuilder<DB, Table, InsertResult> {
  return transaction
    .insertInto(table)
    .columns(Object.keys(types) as Column[])
    .expression(selectRows(types, rows))
}
