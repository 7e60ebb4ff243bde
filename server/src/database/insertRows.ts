import type { Insertable, InsertQueryBuilder, InsertResult, Transaction } from 'kysely'
import { type ColumnTypes, selectRows } from './selectRows.ts'
import type { DB } from './tables.ts'

/**
 * Statement that inserts rows, for many of them at once. Callers add what happens where a row is there.
 *
 * @param types - of the columns that are written
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
