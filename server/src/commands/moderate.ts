import type { Kysely } from 'kysely'
import { HELP } from '../config/options.ts'
import type { DB } from '../database/tables.ts'
import { applyDecision } from '../moderation/applyDecision.ts'
import type { Decision, Subject } from '../moderation/decision.ts'
import { type ModerateArguments, parseModerateArguments } from './moderateArguments.ts'
import { withDatabase } from './withDatabase.ts'

/**
 * Runs the command `moderate`: writes or undoes a decision in the configured database.
 *
 * @param args - what follows `moderate`
 * @returns text to print
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`, `MODERATED_UNKNOWN`, `WALLET_NOT_MODERATED`, `BADGE_NOT_CHANGED`, and the
 * errors of `settingsOf` and `openDatabase`
 */
export async function moderate(args: readonly string[]): Promise<string> {
  const given = parseModerateArguments(args)
  if (given === undefined) return HELP
  return withDatabase(given.config, (database) => applyModeration(given, database))
}

/**
 * Writes or undoes a decision in a database.
 *
 * @throws `MODERATED_UNKNOWN`, `WALLET_NOT_MODERATED`, `BADGE_NOT_CHANGED`
 */
export async function applyModeration(
  { by, ...asked }: Omit<ModerateArguments, 'config'>,
  database: Kysely<DB>,
  now = new Date(),
): Promise<string> {
  const { decision, isUndo } = asked
  const { subject, isNew } = await applyDecision(database, asked, { by, now })
  const state = stateOf(decision, isUndo)
  return `${nameOf(decision, subject)} ${isNew ? `is ${state} now` : `was ${state} already`}.`
}

function nameOf({ status, name }: Decision, { kind, id }: Subject): string {
  const subject = `${kind.toLowerCase()} ${id}`
  return status === null ? `The ${subject}` : `The badge ${name} of the ${subject}`
}

function stateOf({ name, status }: Decision, isUndo: boolean): string {
  if (status !== null) return isUndo ? 'NOT_STARTED' : status
  return `${isUndo ? 'not ' : ''}${name === 'BLACKLIST' ? 'blacklisted' : 'unlisted'}`
}
