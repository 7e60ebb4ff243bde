import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { CountShared, RequestCount } from '../http/classLimits.ts'

/** Creates a counter for requests by class and network, shared by all processes. */
export const sharedCounts = (database: Kysely<DB>): CountShared => countsIn(database)

/** Creates a counter for metadata refetches, shared by all processes. */
export function restartCounts(database: Kysely<DB>): (restarted: string) => Promise<number> {
  const count = countsIn(database)
  return async (restarted) => (await count('restart', restarted)).requests
}

/** Counts by name, in minutes that start with the name's first count. */
function countsIn(database: Kysely<DB>) {
  return async (counted: string, name: string): Promise<RequestCount> => {
    const { rows } = await sql<{ requests: number; ms_left: number }>`
      insert into request_counts as counts (class, network, started_at, requests)
      values (${counted}, ${name}, now(), 1)
      on conflict (class, network) do update set
        requests = case when counts.started_at > now() - interval '1 minute'
          then least(counts.requests, 2147483646) + 1 else 1 end,
        started_at = case when counts.started_at > now() - interval '1 minute'
          then counts.started_at else now() end
      returning requests,
        extract(epoch from started_at + interval '1 minute' - now())::float8 * 1000 as ms_left
    `.execute(database)
    const [{ requests, ms_left } = { requests: 1, ms_left: 0 }] = rows
    return { requests, msLeft: ms_left }
  }
}

/** Deletes counts whose minute is over. */
export async function sweepCounts(database: Kysely<DB>): Promise<void> {
  await sql`
    delete from request_counts where started_at < now() - interval '1 minute'`.execute(database)
}
