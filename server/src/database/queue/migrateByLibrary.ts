import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { DatabaseTarget } from '../databaseAddress.ts'
import { QUEUE_SCHEMA } from './jobs.ts'

/** Has the queue's library bring its tables to the form that it needs, without a word. */
export async function migrateByLibrary(target: DatabaseTarget): Promise<void> {
  const pgPool = new pg.Pool({ ...target, max: 1, application_name: 'mintline migration' })
  pgPool.on('error', () => undefined)
  const logger = new Logger(() => () => undefined)
  try {
    await runMigrations({ pgPool, schema: QUEUE_SCHEMA, logger })
  } finally {
    await pgPool.end()
  }
}
