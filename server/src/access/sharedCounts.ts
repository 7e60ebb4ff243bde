import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { CountShared } from '../http/classLimits.ts'

/** Counts requests of a class and network together with all other processes. */
export function sharedCounts(database: Kysely<DB>): CountShared {
  return async (requestClass, network) => {
    const { rows } = await sql<{ requests: number; ms_left: number }>`
      insert into request_counts as counted (class, network, started_at, requests)
      values (${requestClass}, ${network}, now(), 1)
      on conflict (class, network) do update set
        requests = case when counted.started_at > now() - interval '1 minute'
          then least(counted.requests, 2147483646) + 1 else 1 end,
        started_at = case when counted.started_at > now() - interval '1 minute'
          then counted.started_at else now() end
      returning requests,
        extract(epoch from started_at + interval '1 minute' - now())::float8 * 1000 as ms_left
    `.execute(database)
    const [{ requests, ms_left } = { requests: 1, ms_left: 0 }] = rows
    return { requests, msLeft: ms_left }
  }
}

/** Deletes counts of minutes that are over. */
export async function sweepCounts(database: Kysely<DB>): Promise<void> {
  await sql`
    delete from request_counts where started_at < now() - interval '1 minute'`.execute(database)
}
