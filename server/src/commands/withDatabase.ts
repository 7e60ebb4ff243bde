import type { Kysely } from 'kysely'
import { parseOptions } from '../config/options.ts'
import { settingsOf } from '../config/settings.ts'
import { openDatabase } from '../database/openDatabase.ts'
import type { DB } from '../database/tables.ts'

/**
 * Runs a command in the configured database, and closes it afterwards.
 *
 * @param config - settings file; undefined = the default one
 * @throws the errors of `settingsOf` and `openDatabase`
 */
export async function withDatabase(
  config: string | undefined,
  work: (database: Kysely<DB>) => Promise<string>,
): Promise<string> {
  const options = parseOptions(config === undefined ? [] : ['--config', config])
  const settings = settingsOf(options, { environment: process.env, folder: process.cwd() })
  const database = await openDatabase(settings.database)
  try {
    return await work(database.write)
  } finally {
    await database.close()
  }
}
