import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/database/tables.ts'

/** Returns the queued jobs' keys, and in how many seconds they are due. */
export async function queued(database: Kysely<DB>) {
  const { rows } = await sql<{ key: string; seconds: number }>`
    select key, round(extract(epoch from run_at - now()))::int as seconds from jobs.jobs order by key
  `.execute(database)
  return rows
}

/** Empties the queue. */
export async function emptyQueue(database: Kysely<DB>): Promise<void> {
  await sql`delete from jobs._private_jobs`.execute(database)
}
