import { type Kysely, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../advisoryLocks.ts'
import type { DB } from '../tables.ts'
import { QUEUE_SCHEMA } from './jobs.ts'

const schema = sql.id(QUEUE_SCHEMA)

/** Starts a heartbeat for queue workers: a lock that lasts as long as the connection, and so the process. */
export async function markAsLiving(
  connection: Kysely<DB>,
  workers: readonly string[],
): Promise<void> {
  await sql`
    select pg_advisory_lock_shared(${ADVISORY_LOCKS.workers}, hashtext(worker))
    from unnest(${workers}::text[]) as worker`.execute(connection)
}

/** Releases all worker locks on a connection. */
export async function unmarkWorkers(connection: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_unlock_all()`.execute(connection)
}

/**
 * Lets others retry jobs whose worker is gone, which the queue itself only does after four hours. Leaves jobs alone
 * that were taken in the last 30 seconds: their worker may not have its lock yet.
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

/** Counts due jobs that nobody has taken yet, by task. */
export async function waitingJobs(database: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ task: string; count: string }>`
    select task_identifier as task, count(*) from ${sql.id(QUEUE_SCHEMA)}.jobs
    where locked_at is null and run_at <= now() and attempts < max_attempts group by 1
  `.execute(database)
  return new Map(rows.map(({ task, count }) => [task, Number(count)]))
}
