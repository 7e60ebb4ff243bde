import type { InsertObject, Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Inserts rows, and skips those whose key exists already. */
export async function addMissing<Table extends keyof DB>(
  writer: Kysely<DB>,
  table: Table,
  rows: readonly InsertObject<DB, Table>[],
): Promise<void> {
  if (rows.length === 0) return
  await writer
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
