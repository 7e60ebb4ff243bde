import { type Clock, systemClock } from '@mintline/core'
import pg from 'pg'
import { ServerError } from '../../errors/serverError.ts'
import { MIGRATIONS_FOLDER, migrationFiles } from './migrate.ts'

/** Milliseconds between two checks, and the maximum wait for a standby. */
const INTERVAL = 200
const PATIENCE = 60_000

/** PostgreSQL's error code for a missing table. */
const UNDEFINED_TABLE = '42P01'

/**
 * Waits until a standby has replayed all migrations: until then, queries may miss tables or columns.
 *
 * @param host - the standby's, for the error
 * @throws `STANDBY_BEHIND` after 60 seconds
 */
export async function awaitMigrations(
  standby: pg.Client,
  host: string,
  clock: Clock = systemClock,
): Promise<void> {
  const newest = migrationFiles(MIGRATIONS_FOLDER).at(-1)?.name ?? ''
  const end = clock.now() + PATIENCE
  while (!(await hasMigration(standby, newest))) {
    if (clock.now() >= end) throw new ServerError('STANDBY_BEHIND', { host, migration: newest })
    await clock.sleep(INTERVAL)
  }
}

async function hasMigration(standby: pg.Client, name: string): Promise<boolean> {
  try {
    const { rowCount } = await standby.query('select from migrations where name = $1', [name])
    return rowCount === 1
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return false
    throw error
  }
}
