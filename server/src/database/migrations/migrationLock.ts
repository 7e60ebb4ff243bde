import pg from 'pg'
import type { DatabaseTarget } from '../databaseAddress.ts'

/** Advisory lock for the migrating process. */
const MIGRATION_LOCK = 1_835_626_606

/** Runs work on its own connection, while no other process migrates the database. */
export async function underMigrationLock<Result>(
  target: DatabaseTarget,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...target, application_name: 'mintline migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}
