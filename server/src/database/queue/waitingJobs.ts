import { type Kysely, sql } from 'kysely'
import type { DB } from '../tables.ts'
import { QUEUE_SCHEMA } from './jobs.ts'

/** Counts due jobs that nobody has taken yet, by task. */
export async function waitingJobs(database: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ task: string; count: string }>`
    select task_identifier as task, count(*) from ${sql.id(QUEUE_SCHEMA)}.jobs
    where locked_at is null and run_at <= now() and attempts < max_attempts group by 1
  `.execute(database)
  return new Map(rows.map(({ task, count }) => [task, Number(count)]))
}
