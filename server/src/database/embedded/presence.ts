import type { Clock } from '@mintline/core'
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

interface Keep {
  readonly first: Presence
  /** Attaches to the database, or starts it, after a crash. */
  readonly rejoin: (signal: AbortSignal) => Promise<Presence>
  /** Receives a sentence when the database crashed, and when it is back. */
  readonly onNotice: (sentence: string) => void
  readonly clock: Clock
}

/** Milliseconds between attempts to restart the database. */
const INTERVAL = 1_000

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

/**
 * Rejoins whenever the database ends without being asked to.
 *
 * @returns function that stops this and resolves with the current presence; undefined if the database is gone
 */
export function keepPresence({
  first,
  rejoin,
  onNotice,
  clock,
}: Keep): () => Promise<Presence | undefined> {
  const ending = new AbortController()
  const keep = async () => {
    let presence: Presence | undefined = first
    while (!ending.signal.aborted) {
      if (presence) {
        await aborted(AbortSignal.any([presence.lost, ending.signal]))
        if (ending.signal.aborted) break
        presence = undefined
        onNotice('The embedded database ended by itself and is started again.')
      }
      try {
        presence = await rejoin(ending.signal)
        onNotice('The embedded database is back.')
      } catch {
        await clock.sleep(INTERVAL, ending.signal).catch(() => undefined)
      }
    }
    return presence?.lost.aborted ? undefined : presence
  }
  const kept = keep()
  return () => {
    ending.abort()
    return kept
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
