import type { Kysely } from 'kysely'
import { assertNoWords, givenOptions } from '../config/givenOptions.ts'
import { HELP } from '../config/options.ts'
import type { DB } from '../database/tables.ts'
import { latestReports } from '../moderation/latestReports.ts'
import { listSize } from './listSize.ts'
import { withDatabase } from './withDatabase.ts'

/**
 * Runs the command `moderate reports`: lists the latest reports in the configured database.
 *
 * @param args - what follows `moderate reports`
 * @returns text to print
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`, and the errors of `settingsOf` and `openDatabase`
 */
export async function moderateReports(args: readonly string[]): Promise<string> {
  const { options, words } = givenOptions(args, { flags: ['help'], values: ['size', 'config'] })
  if (options.has('help')) return HELP
  assertNoWords(words)
  const size = listSize(options.get('size'))
  return withDatabase(options.get('config'), (database) => listReports(database, size))
}

/** Lists the latest reports, each on a line with its time, item and message. */
export async function listReports(database: Kysely<DB>, size: number): Promise<string> {
  const reports = await latestReports(database, size)
  if (reports.length === 0) return 'There are no reports.'
  return reports
    .map(({ itemId, reportedAt, message }) =>
      [reportedAt.toISOString(), itemId, onOneLine(message)].join('  '),
    )
    .join('\n')
}

/** Quotes a message, and escapes characters that break the line or control a terminal. */
const onOneLine = (message: string): string =>
  JSON.stringify(message).replaceAll(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
