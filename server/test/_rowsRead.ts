import { type Kysely, sql } from 'kysely'
import type { DB } from '../src/database/tables.ts'

/**
 * Counts the table rows and index entries that PostgreSQL reads for some work, however long it takes.
 *
 * @param work - reads through the given transaction
 * @param first - what was done with it before, and is not counted; default: nothing
 */
export function rowsRead(
  database: Kysely<DB>,
  work: (database: Kysely<DB>) => Promise<unknown>,
  first?: (database: Kysely<DB>) => Promise<unknown>,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await first?.(transaction)
    // A connection's counters started before the transaction.
    const before = await total(transaction)
    await work(transaction)
    return (await total(transaction)) - before
  })
}

async function total(database: Kysely<DB>): Promise<number> {
  // For tables, this counts rows that were read without an index.
  const { rows } = await sql<{ read: string }>`
    select sum(pg_stat_get_xact_tuples_returned(oid)) as read from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`.execute(database)
  return Number(rows[0]?.read)
}
