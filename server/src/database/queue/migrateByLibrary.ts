import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { DatabaseTarget } from '../databaseAddress.ts'
import { QUEUE_SCHEMA } from './jobs.ts'

/** Runs the queue library's own migrations, without logging. */
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
