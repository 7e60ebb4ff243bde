import type { InsertObject, Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Adds rows of which none with the same key is there. */
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
