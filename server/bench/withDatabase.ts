import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseTarget } from '../src/database/databaseAddress.ts'
import type { DB } from '../src/database/tables.ts'

/**
 * Runs work on one database connection, without a timeout.
 *
 * @param options - session options, as on PostgreSQL's command line
 */
export async function withDatabase<Done>(
  target: DatabaseTarget,
  work: (database: Kysely<DB>) => Promise<Done>,
  options = '',
): Promise<Done> {
  const pool = new pg.Pool({ ...target, max: 1, options })
  const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}
