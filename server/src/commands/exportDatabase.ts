import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { exportArchive } from '../archive/exportArchive.ts'
import { HELP, parseOptions } from '../config/options.ts'
import { settingsOf } from '../config/settings.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { ServerError } from '../errors/serverError.ts'
import { parseArchiveArguments } from './archiveArguments.ts'
import type { CommandContext } from './commandContext.ts'
import { describeCounts, progressTo } from './recordCounts.ts'

/** An export's destination. Its methods throw `EXPORT_NOT_WRITTEN`. */
interface ExportTarget {
  readonly write: (lines: string) => Promise<void>
  /** Moves the whole export into place. */
  readonly finish: () => Promise<void>
  /** Leaves nothing behind. */
  readonly abandon: () => Promise<void>
}

/** Readable by its owner alone: an export has key hashes. */
const MODE = 0o600

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

/**
 * Opens an export file, which only appears under its name once it is complete, and then replaces an existing one.
 *
 * @throws `EXPORT_NOT_WRITTEN`
 */
async function exportFile(path: string): Promise<ExportTarget> {
  const part = `${path}.part`
  const handle = await tried(path, () => open(part, 'w', MODE))
  return {
    write: (lines) => tried(path, () => handle.writeFile(lines)),
    finish: () =>
      tried(path, async () => {
        await handle.sync()
        await handle.close()
        await rename(part, path)
      }),
    abandon: async () => {
      await closed(handle)
      await rm(part, { force: true })
    },
  }
}

/** Returns standard output as a target. */
function standardOutput(): ExportTarget {
  // The writer learns about failures, too.
  process.stdout.on('error', () => undefined)
  return {
    write: (lines) =>
      tried(
        '-',
        () =>
          new Promise<void>((resolve, reject) => {
            process.stdout.write(lines, (error) => (error ? reject(error) : resolve()))
          }),
      ),
    finish: async () => undefined,
    abandon: async () => undefined,
  }
}

async function closed(handle: FileHandle): Promise<void> {
  // It may have been closed when it failed.
  await handle.close().catch(() => undefined)
}

async function tried<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ServerError('EXPORT_NOT_WRITTEN', { path, reason }, { cause })
  }
}
