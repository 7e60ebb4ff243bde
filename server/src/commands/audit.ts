import type { Kysely } from 'kysely'
import { type AuditEntry, latestEntries } from '../audit/latestEntries.ts'
import { assertNoWords, givenOptions } from '../config/givenOptions.ts'
import { HELP } from '../config/options.ts'
import type { DB } from '../database/tables.ts'
import { listSize } from './listSize.ts'
import { withDatabase } from './withDatabase.ts'

/**
 * Runs the command `audit`: lists the latest audit log entries from the configured database.
 *
 * @param args - what follows `audit`
 * @returns text to print
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`, and the errors of `settingsOf` and `openDatabase`
 */
export async function audit(args: readonly string[]): Promise<string> {
  const { options, words } = givenOptions(args, {
    flags: ['help'],
    values: ['of', 'size', 'config'],
  })
  if (options.has('help')) return HELP
  assertNoWords(words)
  const asked = { of: options.get('of'), size: listSize(options.get('size')) }
  return withDatabase(options.get('config'), (database) => listEntries(database, asked))
}

/** Lists the latest entries, each on a line: when, what, who, about what, from where. */
export async function listEntries(
  database: Kysely<DB>,
  asked: { readonly of: string | undefined; readonly size: number },
): Promise<string> {
  const entries = await latestEntries(database, asked)
  return entries.length === 0 ? 'There are no entries.' : entries.map(lineOf).join('\n')
}

function lineOf(entry: AuditEntry): string {
  const { at, kind, subject, decision, network } = entry
  return [
    at.toISOString(),
    kind,
    whoOf(entry),
    ...(subject === undefined ? [] : [subject]),
    ...(decision === undefined ? [] : [decision]),
    ...(network === undefined ? [] : [`from ${network}`]),
  ].join('  ')
}

/** Names who acted: keys and users act for themselves, and operators on others. */
function whoOf({ kind, operator, userId }: AuditEntry): string {
  if (operator !== undefined) return `operator ${operator}`
  if (kind === 'KEY_USED') return 'key'
  return userId === undefined ? 'operator' : `user ${userId}`
}
