import { type Kysely, sql } from 'kysely'
import type { DB } from '../tables.ts'
import { type Job, type JobPayloads, QUEUE_SCHEMA } from './jobs.ts'

const schema = sql.id(QUEUE_SCHEMA)

/**
 * Adds jobs to the queue, within the transaction if `database` is one. Replaces a waiting job with the same key; a
 * running one runs again. If you add several jobs about a collection and its items, lock it first: two concurrent
 * callers would deadlock.
 *
 * @param keepTimes - true = a waiting job keeps its time, so that frequent additions cannot delay it forever. Default:
 * false
 */
export async function addJobs(
  database: Kysely<DB>,
  jobs: readonly Job[],
  { keepTimes = false }: { readonly keepTimes?: boolean } = {},
): Promise<void> {
  if (jobs.length === 0) return
  const byKey = new Map(jobs.map((job) => [job.key, job]))
  const specs = JSON.stringify([...byKey.values()])
  await sql`
    select count(*) from ${schema}.add_jobs(array(
      select (task, payload, null, at, null, key, null, null)::${schema}.job_spec
      from jsonb_to_recordset(${specs}::jsonb) as job (task text, payload json, at timestamptz, key text)
    ), job_key_preserve_run_at => ${keepTimes})
  `.execute(database)
}

/**
 * Adds jobs without payload, due at the next full minute by the database's clock. A waiting job keeps its time, so
 * several processes may add them, as often as they like.
 */
export async function addMinutelyJobs(
  database: Kysely<DB>,
  tasks: readonly (keyof JobPayloads)[],
): Promise<void> {
  await sql`
    select count(*) from ${schema}.add_jobs(array(
      select (task, '{}'::json, null, date_trunc('minute', now()) + interval '1 minute', null, task, null, null)::${schema}.job_spec
      from unnest(${tasks}::text[]) as task
    ), job_key_preserve_run_at => true)
  `.execute(database)
}
