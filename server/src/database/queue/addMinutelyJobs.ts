import { type Kysely, sql } from 'kysely'
import type { DB } from '../tables.ts'
import { type JobPayloads, QUEUE_SCHEMA } from './jobs.ts'

const schema = sql.id(QUEUE_SCHEMA)

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
