import { type Clock, systemClock } from '@mintline/core'
import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { ApiKey, FindKey } from '../http/keys.ts'
import { scopesIn } from './apiKeys.ts'
import { keyUses } from './keyUses.ts'
import { hashOf } from './secrets.ts'

/** Milliseconds for which keys are believed: a removed one may be accepted for as long. */
export const KEYS_LIFETIME = 3_000

type Keys = ReadonlyMap<string, ApiKey>

/**
 * Finds keys among all of them, which are read again when one is asked for after a while: a request costs no query of
 * its own, also one whose key somebody made up. While the database is away, the keys stay that were known.
 *
 * @returns rejects with the error of the database where no keys have been read yet
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

/** Keys by their hashes in hex. */
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
