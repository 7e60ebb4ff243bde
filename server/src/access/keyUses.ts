import type { Clock } from '@mintline/core'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { addEntry, networkOf } from '../audit/addEntry.ts'
import type { DB } from '../database/tables.ts'

/** Minimum milliseconds between two updates to a key's last use. */
const USE_INTERVAL = 60_000
/** Milliseconds that a process remembers a recorded network. */
const NETWORK_INTERVAL = 3_600_000
/** Networks that a process remembers, for all keys together. */
const MOST_NETWORKS = 10_000
/** New networks recorded per key and day: nobody with one key and many addresses can fill the log. */
const MOST_A_DAY = 100
const DAY_MS = 24 * 60 * 60_000

/** A key that was used. */
export interface UsedKey {
  readonly name: string
  readonly hash: Buffer
}

/** Records that a key was used from an address. The request does not wait for it. */
export type NoteUse = (key: UsedKey, ip: string) => void

/**
 * Creates a recorder for each key's last use, at most once a minute, and for the networks that use it, each once: more
 * would cost a write for every request.
 */
export function keyUses(database: Kysely<DB>, clock: Clock): NoteUse {
  const used = new Map<string, number>()
  const full = new Map<string, number>()
  const networks = new LRUCache<string, number>({ max: MOST_NETWORKS })
  const isWithin = (interval: number, time: number | undefined) =>
    time !== undefined && clock.now() - time < interval
  return (key, ip) => {
    const { name } = key
    const place = `${key.hash.toString('hex')} ${networkOf(ip)}`
    const isKnown =
      isWithin(NETWORK_INTERVAL, networks.get(place)) || isWithin(USE_INTERVAL, full.get(name))
    if (isKnown && isWithin(USE_INTERVAL, used.get(name))) return
    used.set(name, clock.now())
    networks.set(place, clock.now())
    noteUse(database, key, ip).then(
      (isFull) => {
        if (isFull) full.set(name, clock.now())
      },
      // The key works anyway, and the next request retries.
      () => {
        used.delete(name)
        networks.delete(place)
      },
    )
  }
}

/** Records a use; returns true if the key has reached today's network limit. */
function noteUse(database: Kysely<DB>, { name, hash }: UsedKey, ip: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const now = new Date()
    // The row lock also keeps other processes from recording the same network.
    const key = await transaction
      .updateTable('api_keys')
      .set({ last_used_at: now })
      .where('name', '=', name)
      .where('secret_hash', '=', hash)
      .returning('created_at')
      .executeTakeFirst()
    if (key === undefined) return false
    const uses = transaction
      .selectFrom('audit_entries')
      .where('subject', '=', name)
      .where('kind', '=', 'KEY_USED')
      // A removed key with the same name is another key.
      .where('at', '>=', key.created_at)
    const known = await uses
      .select('id')
      .where('network', 'is not distinct from', networkOf(ip))
      .limit(1)
      .executeTakeFirst()
    if (known) return false
    const { count } = await uses
      .select(({ fn }) => fn.countAll().as('count'))
      .where('at', '>', new Date(now.getTime() - DAY_MS))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_A_DAY) return true
    await addEntry(transaction, { kind: 'KEY_USED', at: now, subject: name, ip })
    return false
  })
}
