import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseTarget } from '../src/database/databaseAddress.ts'
import { withPreparedStatements } from '../src/database/pools/preparedStatements.ts'
import { VALUE_PARSERS } from '../src/database/pools/valueParsers.ts'
import type { DB } from '../src/database/tables.ts'

/** With thousands of rows PostgreSQL prefers sorting to walking an index; with a million it does not. */
const OPTIONS = '-c enable_sort=off -c enable_seqscan=off'

/** A connection that counts what PostgreSQL reads for it. */
export interface CountedReader {
  readonly read: Kysely<DB>
  /** Counts the table rows and index entries that some work reads; nothing else may use the database meanwhile. */
  readonly rowsRead: (work: () => Promise<unknown>) => Promise<number>
  readonly close: () => Promise<void>
}

/**
 * Opens a single counting connection, so that the work may use its own transactions.
 *
 * @param hasBitmaps - true if it may combine index entries before it reads rows, the only way to read an index of words or traits
 */
export function countedReader(target: DatabaseTarget, hasBitmaps: boolean): CountedReader {
  const options = `${OPTIONS} -c enable_bitmapscan=${hasBitmaps ? 'on' : 'off'}`
  const pool = new pg.Pool({ ...target, max: 1, types: VALUE_PARSERS, options })
  const read = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
  })
  const total = async () => {
    // Takes effect when its statement ends.
    await sql`select pg_stat_force_next_flush()`.execute(read)
    const { rows } = await sql<{ read: string }>`
      select sum(pg_stat_get_tuples_returned(oid)) as read from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`.execute(read)
    return Number(rows[0]?.read)
  }
  return {
    read,
    rowsRead: async (work) => {
      const before = await total()
      await work()
      return (await total()) - before
    },
    close: () => read.destroy(),
  }
}
