import { exportArchive } from '../archive/exportArchive.ts'
import { HELP, parseOptions } from '../config/options.ts'
import { settingsOf } from '../config/settings.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { parseArchiveArguments } from './archiveArguments.ts'
import type { CommandContext } from './commandContext.ts'
import { exportFile, standardOutput } from './exportTarget.ts'
import { describeCounts, progressTo } from './recordCounts.ts'

/**
 * Runs the command `export`: writes all data that cannot be read from a chain again into a file, or to standard output.
 *
 * @param args - what follows `export`
 * @returns text to print; undefined = nothing
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`, `EXPORT_NOT_WRITTEN`, the signal's reason, and the errors of
 * `settingsOf` and `openDatabase`
 */
export async function exportDatabase(
  args: readonly string[],
  { signal, tell }: CommandContext,
): Promise<string | undefined> {
  const { help, file, config } = parseArchiveArguments(args, 'to')
  if (help) return HELP
  const options = parseOptions(config === undefined ? [] : ['--config', config])
  const settings = settingsOf(options, { environment: process.env, folder: process.cwd() })
  const target = file === undefined ? standardOutput() : await exportFile(file)
  try {
    const database = await openDatabase(settings.database)
    try {
      const onProgress = progressTo(tell)
      const counts = await exportArchive(database.write, target.write, { signal, onProgress })
      await target.finish()
      tell(`Exported ${describeCounts(counts)}.`)
      return undefined
    } finally {
      await database.close()
    }
  } catch (error) {
    await target.abandon()
    throw error
  }
}
