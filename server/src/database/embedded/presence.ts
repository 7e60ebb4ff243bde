import pg from 'pg'
import type { DatabaseAddress } from '../databaseAddress.ts'
import { isDatabaseAway } from '../pools/isDatabaseAway.ts'

/** Advisory lock that every process on an embedded database shares. */
const PRESENCE_LOCK = 1_835_626_605

/** A process counted among those that use an embedded database. */
export interface Presence {
  /** Aborted once the database is gone without being asked to. */
  readonly lost: AbortSignal
  /** Ends the presence: true when no other process is left, and none can join until `done` is called. */
  readonly leave: () => Promise<{ readonly isLast: boolean; readonly done: () => Promise<void> }>
}

/** Joins those who use an embedded database; waits while the last one to leave is stopping it. */
export async function joinPresence(address: DatabaseAddress): Promise<Presence> {
  const client = new pg.Client({
    ...address,
    application_name: 'mintline presence',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  const lost = new AbortController()
  for (const event of ['error', 'end'] as const) client.on(event, () => lost.abort())
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return {
    lost: lost.signal,
    leave: async () => ({
      isLast: await leaves(client),
      done: () => client.end().catch(() => undefined),
    }),
  }
}

/** Leaves, and returns true if nobody else is left. */
async function leaves(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK])
    const { rows } = await client.query<{ last: boolean }>(
      'select pg_try_advisory_lock($1) as last',
      [PRESENCE_LOCK],
    )
    return rows[0]?.last === true
  } catch (error) {
    // Whoever left at the same time was the last, and stops it already.
    if (isDatabaseAway(error)) return false
    throw error
  }
}
