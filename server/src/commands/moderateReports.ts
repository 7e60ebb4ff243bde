import type { Kysely } from 'kysely'
import { assertNoWords, givenOptions } from '../config/givenOptions.ts'
import { HELP, parseOptions } from '../config/options.ts'
import { settingsOf } from '../config/settings.ts'
import { openDatabase } from '../database/openDatabase.ts'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import { latestReports } from '../moderation/latestReports.ts'

const DEFAULT_SIZE = '50'
const MOST = 1_000

/**
 * The command `moderate reports`: lists the latest reports in the database of the settings.
 *
 * @param args - what follows `moderate reports`
 * @returns text for whoever called it
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`, and the errors of `settingsOf` and `openDatabase`
 */
export async function moderateReports(args: readonly string[]): Promise<string> {
  const { options, words } = givenOptions(args, { flags: ['help'], values: ['size', 'config'] })
  if (options.has('help')) return HELP
  assertNoWords(words)
  const size = sizeOf(options.get('size') ?? DEFAULT_SIZE)
  const config = options.get('config')
  const { database: target } = settingsOf(
    parseOptions(config === undefined ? [] : ['--config', config]),
    { environment: process.env, folder: process.cwd() },
  )
  const database = await openDatabase(target)
  try {
    return await listReports(database.write, size)
  } finally {
    await database.close()
  }
}

/** The latest reports, each on a line with its time, its item and what was written. */
export async function listReports(database: Kysely<DB>, size: number): Promise<string> {
  const reports = await latestReports(database, size)
  if (reports.length === 0) return 'There are no reports.'
  return reports
    .map(({ itemId, reportedAt, message }) =>
      [reportedAt.toISOString(), itemId, onOneLine(message)].join('  '),
    )
    .join('\n')
}

function sizeOf(given: string): number {
  const size = /^[1-9][0-9]{0,3}$/.test(given) ? Number(given) : 0
  if (size > 0 && size <= MOST) return size
  throw new ServerError('OPTION_INVALID', {
    option: '--size',
    rule: `must be a number from 1 to ${MOST}`,
  })
}

/** In quotes, and without characters that make another line or that a terminal obeys. */
const onOneLine = (message: string): string =>
  JSON.stringify(message).replaceAll(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
