import type pg from 'pg'
import type { DatabaseTarget } from '../databaseAddress.ts'
import { underMigrationLock } from '../migrations/migrate.ts'
import { QUEUE_SCHEMA, TASK_NAMES } from './jobs.ts'

/** Number of the library's newest migration. */
export const QUEUE_VERSION = 18

/**
 * Migrates the queue's own tables, and adds the names of all tasks. The library creates its schema without a lock, so
 * on a new database all but one process would fail.
 */
export async function migrateQueue(target: DatabaseTarget): Promise<void> {
  await underMigrationLock(target, async (client) => {
    if ((await queueVersion(client)) !== QUEUE_VERSION) {
      // Loaded only here: most starts find the queue up to date.
      const { migrateByLibrary } = await import('./migrateByLibrary.ts')
      await migrateByLibrary(target)
    }
    await nameTasks(client)
  })
}

/**
 * Adds the names of all tasks to the queue. Its library adds a name with the task's first job: if two transactions add
 * the first jobs for two tasks in opposite order, one fails.
 */
async function nameTasks(client: pg.Client): Promise<void> {
  const tasks = `${QUEUE_SCHEMA}._private_tasks`
  await client.query(
    `insert into ${tasks} (identifier)
    select name from unnest($1::text[]) as name where name not in (select identifier from ${tasks})
    on conflict do nothing`,
    [TASK_NAMES],
  )
}

/** Returns the number of the last migration in a database; undefined = it has no queue yet. */
export async function queueVersion(client: pg.Client): Promise<number | undefined> {
  const history = `${QUEUE_SCHEMA}.migrations`
  const { rows: found } = await client.query('select to_regclass($1) as history', [history])
  if (found[0]?.history === null) return undefined
  const { rows } = await client.query(`select max(id) as version from ${history}`)
  return rows[0]?.version ?? undefined
}
