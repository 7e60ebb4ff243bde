import type { Kysely } from 'kysely'
import { addEntry } from '../audit/addEntry.ts'
import { DEFAULT_SCOPES, KEY_SCOPES, type KeyScope } from '../config/requestClasses.ts'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import { hashOf, newSecret } from './secrets.ts'

/** An API key, which gives a caller its own limit. */
export interface StoredKey {
  readonly name: string
  /** Requests per minute and process; null = unlimited. */
  readonly perMinute: number | null
  readonly scopes: readonly KeyScope[]
  /** Null = never expires. */
  readonly expiresAt: Date | null
  /** Origins whose pages may send it; null = any caller. */
  readonly origins: readonly string[] | null
  readonly createdAt: Date
  /** To the minute; null = never. */
  readonly lastUsedAt: Date | null
}

/** A key to create. */
export type NewKey = Pick<StoredKey, 'name' | 'perMinute'> &
  Partial<Pick<StoredKey, 'scopes' | 'expiresAt' | 'origins'>>

const NAME = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/

/**
 * Creates a key.
 *
 * @param key - by default with `DEFAULT_SCOPES`, without expiry and for any caller
 * @param operator - name for the audit log; undefined = none is known
 * @returns its secret, of which only the hash is stored
 * @throws `KEY_NAME_INVALID`, `KEY_NAME_TAKEN`
 */
export async function addKey(
  database: Kysely<DB>,
  { name, perMinute, scopes = DEFAULT_SCOPES, expiresAt = null, origins = null }: NewKey,
  operator?: string,
): Promise<string> {
  if (!NAME.test(name)) throw new ServerError('KEY_NAME_INVALID', { name })
  const secret = newSecret()
  const now = new Date()
  await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('api_keys')
      .values({
        name,
        secret_hash: hashOf(secret),
        per_minute: perMinute,
        scopes: [...scopes],
        expires_at: expiresAt,
        origins: origins && [...origins],
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (added === undefined) throw new ServerError('KEY_NAME_TAKEN', { name })
    await addEntry(transaction, { kind: 'KEY_ADDED', at: now, operator, subject: name })
  })
  return secret
}

/** Returns the known scopes in a row; skips those that only a newer server knows. */
export const scopesIn = (names: readonly string[]): KeyScope[] =>
  KEY_SCOPES.filter((scope) => names.includes(scope))

/** Lists all keys by name. */
export async function listKeys(database: Kysely<DB>): Promise<StoredKey[]> {
  const rows = await database.selectFrom('api_keys').selectAll().orderBy('name').execute()
  return rows.map((row) => ({
    name: row.name,
    perMinute: row.per_minute,
    scopes: scopesIn(row.scopes),
    expiresAt: row.expires_at,
    origins: row.origins,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}

/**
 * Removes a key permanently.
 *
 * @param operator - name for the audit log; undefined = none is known
 * @throws `KEY_UNKNOWN`
 */
export function removeKey(database: Kysely<DB>, name: string, operator?: string): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('api_keys')
      .where('name', '=', name)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ServerError('KEY_UNKNOWN', { name })
    await addEntry(transaction, {
      kind: 'KEY_REMOVED',
      at: new Date(),
      operator,
      subject: name,
    })
  })
}
