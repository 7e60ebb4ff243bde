import type { Clock } from '@mintline/core'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { addEntry, networkOf } from '../audit/addEntry.ts'
import type { DB } from '../database/tables.ts'

/** Milliseconds between two notes of a key's last use. */
const USE_INTERVAL = 60_000
/** Milliseconds for which a process believes that the use of a key from a network is noted. */
const NETWORK_INTERVAL = 3_600_000
/** Networks that a process remembers, of all keys. */
const MOST_NETWORKS = 10_000
/** New networks of a key that are noted within a day: whoever has a key and many addresses cannot fill the log. */
const MOST_A_DAY = 100
const DAY_MS = 24 * 60 * 60_000

/** A key that was used. */
export interface UsedKey {
  readonly name: string
  readonly hash: Buffer
}

/** Notes the use of a key by the address of its caller. The request does not wait for it. */
export type NoteUse = (key: UsedKey, ip: string) => void

/**
 * Notes the last use of each key, once in a minute, and the networks from which it is used, each once: more would be a write for
 * every request.
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
      // The key works without it, and the next request tries again.
      () => {
        used.delete(name)
        networks.delete(place)
      },
    )
  }
}

/** Notes a use; true when no more networks of the key are noted today. */
function noteUse(database: Kysely<DB>, { name, hash }: UsedKey, ip: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const now = new Date()
    // Also keeps other processes from noting the same network.
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
      // One of the same name that was removed is another key.
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
