import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import { hashOf, newSecret } from './secrets.ts'

/** A key by which a caller has a limit of its own. */
export interface StoredKey {
  readonly name: string
  /** Requests in a minute to each process; null = any number. */
  readonly perMinute: number | null
  readonly createdAt: Date
}

const NAME = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/

/**
 * Makes a key.
 *
 * @param perMinute - requests in a minute to each process; null = any number
 * @returns its secret, of which only the hash is stored
 * @throws `KEY_NAME_INVALID`, `KEY_NAME_TAKEN`
 */
export async function addKey(
  database: Kysely<DB>,
  { name, perMinute }: Pick<StoredKey, 'name' | 'perMinute'>,
): Promise<string> {
  if (!NAME.test(name)) throw new ServerError('KEY_NAME_INVALID', { name })
  const secret = newSecret()
  const added = await database
    .insertInto('api_keys')
    .values({
      name,
      secret_hash: hashOf(secret),
      per_minute: perMinute,
      created_at: new Date(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  if (added === undefined) throw new ServerError('KEY_NAME_TAKEN', { name })
  return secret
}

/** All keys by name. */
export async function listKeys(database: Kysely<DB>): Promise<StoredKey[]> {
  const rows = await database
    .selectFrom('api_keys')
    .select(['name', 'per_minute', 'created_at'])
    .orderBy('name')
    .execute()
  return rows.map(({ name, per_minute, created_at }) => ({
    name,
    perMinute: per_minute,
    createdAt: created_at,
  }))
}

/**
 * Removes a key for good.
 *
 * @throws `KEY_UNKNOWN`
 */
export async function removeKey(database: Kysely<DB>, name: string): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('api_keys')
    .where('name', '=', name)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new ServerError('KEY_UNKNOWN', { name })
}
