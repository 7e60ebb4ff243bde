import { type Clock, systemClock } from '@mintline/core'
import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { ApiKey, FindKey } from '../http/keys.ts'
import { scopesIn } from './apiKeys.ts'
import { keyUses } from './keyUses.ts'
import { hashOf } from './secrets.ts'

/** Milliseconds that keys are cached: a removed one may be accepted that long. */
export const KEYS_LIFETIME = 3_000

type Keys = ReadonlyMap<string, ApiKey>

/**
 * Creates a key finder that caches all keys, and reads them again on demand once they are stale: a request needs no
 * separate query, even with a made-up key. While the database is unreachable, stale keys stay valid.
 *
 * @returns rejects with the database's error if no keys have been read yet
 */
export function keyFinder(database: Kysely<DB>, clock: Clock = systemClock): FindKey {
  let readAt = Number.NEGATIVE_INFINITY
  let keys: Promise<Keys> | undefined
  const current = (): Promise<Keys> => {
    if (keys !== undefined && clock.now() - readAt < KEYS_LIFETIME) return keys
    readAt = clock.now()
    const before = keys
    const reading = readKeys(database).catch((error: unknown) => {
      if (before === undefined) {
        keys = undefined
        throw error
      }
      return before
    })
    keys = reading
    return reading
  }
  const noteUse = keyUses(database, clock)
  return async (secret, ip) => {
    const hash = hashOf(secret)
    const key = (await current()).get(hash.toString('hex'))
    if (key !== undefined) noteUse({ name: key.id, hash }, ip)
    return key
  }
}

/** Reads all keys, by hash in hex. */
async function readKeys(database: Kysely<DB>): Promise<Keys> {
  const rows = await database
    .selectFrom('api_keys')
    .select(['name', 'secret_hash', 'per_minute', 'scopes', 'expires_at', 'origins'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.secret_hash.toString('hex'),
      {
        id: row.name,
        scopes: scopesIn(row.scopes),
        ...(row.per_minute !== null && { perMinute: row.per_minute }),
        ...(row.expires_at !== null && { expiresAt: row.expires_at }),
        ...(row.origins !== null && { origins: row.origins }),
      },
    ]),
  )
}
