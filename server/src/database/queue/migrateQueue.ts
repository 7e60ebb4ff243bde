import type pg from 'pg'
import type { DatabaseTarget } from '../databaseAddress.ts'
import { underMigrationLock } from '../migrations/migrationLock.ts'
import { QUEUE_SCHEMA, TASK_NAMES } from './jobs.ts'

/** Number of the library's newest migration. */
export const QUEUE_VERSION = 18

/**
 * Brings the queue's own tables to the form that its library needs, with the names of all tasks. The library creates its
 * schema without a lock, so that of several processes on a new database all but one would fail.
 */
export async function migrateQueue(target: DatabaseTarget): Promise<void> {
  await underMigrationLock(target, async (client) => {
    if ((await queueVersion(client)) !== QUEUE_VERSION) {
      // Loaded only here: most starts find the queue as it should be.
      const { migrateByLibrary } = await import('./migrateByLibrary.ts')
      await migrateByLibrary(target)
    }
    await nameTasks(client)
  })
}

/**
 * Gives the queue the names of all tasks. Its library writes a name with the first job of it: of two transactions that add
 * the first jobs of two tasks, each in an order of its own, one would fail.
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

/** Number of the migration that a database had last; undefined = it has no queue yet. */
export async function queueVersion(client: pg.Client): Promise<number | undefined> {
  const history = `${QUEUE_SCHEMA}.migrations`
  const { rows: found } = await client.query('select to_regclass($1) as history', [history])
  if (found[0]?.history === null) return undefined
  const { rows } = await client.query(`select max(id) as version from ${history}`)
  return rows[0]?.version ?? undefined
}
