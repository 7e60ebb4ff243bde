import pg from 'pg'
import type { DatabaseAddress } from '../databaseAddress.ts'
import { isDatabaseAway } from '../pools/losses.ts'

/** Advisory lock shared by every process that uses an embedded database. */
const PRESENCE_LOCK = 1_835_626_605

/** A process counted among an embedded database's users. */
export interface Presence {
  /** Aborted if the database ends without being asked to. */
  readonly lost: AbortSignal
  /** Ends the presence. `isLast` is true if no other process is left; none can join until `done` is called. */
  readonly leave: () => Promise<{ readonly isLast: boolean; readonly done: () => Promise<void> }>
}

/** Registers a process as a user of an embedded database. Waits while the last one to leave is stopping it. */
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
