import { type Kysely, sql } from 'kysely'
import type { DB } from '../src/database/tables.ts'

/**
 * Rows of tables and entries of indexes that PostgreSQL reads for some work, however long that takes.
 *
 * @param work - reads by what it is given, which is one transaction
 */
export function rowsRead(
  database: Kysely<DB>,
  work: (database: Kysely<DB>) => Promise<unknown>,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Numbers of a connection begin before the transaction.
    const before = await total(transaction)
    await work(transaction)
    return (await total(transaction)) - before
  })
}

async function total(database: Kysely<DB>): Promise<number> {
  // Of a table, these are rows that were read without an index.
  const { rows } = await sql<{ read: string }>`
    select sum(pg_stat_get_xact_tuples_returned(oid)) as read from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`.execute(database)
  return Number(rows[0]?.read)
}
