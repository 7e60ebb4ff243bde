import type { Kysely } from 'kysely'
import { addKey, listKeys, removeKey, type StoredKey } from '../access/apiKeys.ts'
import { KEYS_LIFETIME } from '../access/keyFinder.ts'
import { HELP } from '../config/options.ts'
import type { DB } from '../database/tables.ts'
import { KEY_HEADER } from '../http/keys.ts'
import { type KeysArguments, parseKeysArguments } from './keysArguments.ts'
import { withDatabase } from './withDatabase.ts'

const DAY = 86_400_000
/** Seconds until all processes have a change. */
const DELAY = KEYS_LIFETIME / 1_000

/**
 * Runs the command `keys`: adds, lists or removes API keys in the configured database.
 *
 * @param args - what follows `keys`
 * @returns text to print
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`, `KEY_NAME_INVALID`, `KEY_NAME_TAKEN`, `KEY_UNKNOWN`, and the errors of
 * `settingsOf` and `openDatabase`
 */
export async function keys(args: readonly string[]): Promise<string> {
  const given = parseKeysArguments(args)
  if (given.action === 'help') return HELP
  return withDatabase(given.config, (database) => applyToKeys(given, database))
}

/**
 * Adds, lists or removes keys in a database.
 *
 * @throws `KEY_NAME_INVALID`, `KEY_NAME_TAKEN`, `KEY_UNKNOWN`
 */
export async function applyToKeys(
  given: Exclude<KeysArguments, { action: 'help' }>,
  database: Kysely<DB>,
): Promise<string> {
  switch (given.action) {
    case 'add': {
      const { days, by, ...key } = given
      const expiresAt = days === null ? null : new Date(Date.now() + days * DAY)
      const secret = await addKey(database, { ...key, expiresAt }, by)
      const stored = `Only its hash is stored: this is the one time that it is shown. Callers send it as ${KEY_HEADER}.`
      return [
        `Key ${given.name}, ${termsOf({ ...given, expiresAt })}:`,
        '',
        `  ${secret}`,
        '',
        stored,
      ].join('\n')
    }
    case 'remove':
      await removeKey(database, given.name, given.by)
      return `Removed the key ${given.name}. Servers refuse it within ${DELAY} seconds.`
    default:
      return table(await listKeys(database))
  }
}

function table(stored: readonly StoredKey[]): string {
  if (stored.length === 0) return 'There are no keys.'
  const width = Math.max(...stored.map(({ name }) => name.length))
  return stored
    .map((key) => {
      const { lastUsedAt } = key
      const used = lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.toISOString()}`
      return `${key.name.padEnd(width)}  ${key.createdAt.toISOString()}  ${termsOf(key)}, ${used}`
    })
    .join('\n')
}

/** Describes a key's limit and scopes for people. */
function termsOf({
  perMinute,
  scopes,
  expiresAt,
  origins,
}: Pick<StoredKey, 'perMinute' | 'scopes' | 'expiresAt' | 'origins'>): string {
  return [
    perMinute === null ? 'any number of requests' : `${perMinute} requests in a minute`,
    `to ${scopes.join(' and ')}`,
    ...(expiresAt === null ? [] : [`until ${expiresAt.toISOString()}`]),
    ...(origins === null ? [] : [`from ${origins.join(' and ')}`]),
  ].join(', ')
}
