import { type Kysely, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../advisoryLocks.ts'
import type { DB } from '../tables.ts'
import { QUEUE_SCHEMA } from './jobs.ts'

const schema = sql.id(QUEUE_SCHEMA)

/** Marks workers of the queue as living until the connection ends, as it does with its process. */
export async function markAsLiving(
  connection: Kysely<DB>,
  workers: readonly string[],
): Promise<void> {
  await sql`
    select pg_advisory_lock_shared(${ADVISORY_LOCKS.workers}, hashtext(worker))
    from unnest(${workers}::text[]) as worker`.execute(connection)
}

/** Takes the marks of all workers of a connection away. */
export async function unmarkWorkers(connection: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_unlock_all()`.execute(connection)
}

/**
 * Has the jobs of workers that are gone done by others, which the queue itself does after four hours. A job that was taken
 * within half a minute is left alone: its worker may not be marked yet.
 */
export async function freeAbandonedJobs(database: Kysely<DB>): Promise<void> {
  await sql`
    select ${schema}.force_unlock_workers(array(
      select distinct locked_by from ${schema}._private_jobs
      where locked_at < now() - interval '30 seconds'
        and hashtext(locked_by) not in (
          select objid::bigint::bit(32)::integer from pg_locks
          where locktype = 'advisory' and objsubid = 2 and granted
            and database = (select oid from pg_database where datname = current_database())
            and classid::bigint = ${ADVISORY_LOCKS.workers}
        )
    ))`.execute(database)
}
