import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { importArchive } from '../archive/importArchive.ts'
import { linesIn } from '../archive/linesIn.ts'
import { HELP, parseOptions } from '../config/options.ts'
import { settingsOf } from '../config/settings.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { ServerError } from '../errors/serverError.ts'
import { orderServicesOf } from '../roles/orderServicesOf.ts'
import { parseArchiveArguments } from './archiveArguments.ts'
import type { CommandContext } from './commandContext.ts'
import { describeCounts, progressTo } from './recordCounts.ts'

/**
 * Runs the command `import`: adds an export's missing records to the database, from a file or standard input.
 *
 * @param args - what follows `import`
 * @returns text to print; undefined = nothing
 * @throws `OPTION_UNKNOWN`, `OPTION_INVALID`, `EXPORT_NOT_READ`, the signal's reason, and the errors of
 * `importArchive`, `settingsOf` and `openDatabase`
 */
export async function importDatabase(
  args: readonly string[],
  { signal, tell }: CommandContext,
): Promise<string | undefined> {
  const { help, file, config } = parseArchiveArguments(args, 'from')
  if (help) return HELP
  const options = parseOptions(config === undefined ? [] : ['--config', config])
  const settings = settingsOf(options, { environment: process.env, folder: process.cwd() })
  const stream = file === undefined ? process.stdin : await opened(file)
  const lines = linesIn(chunksOf(stream, file ?? '-', signal))
  const database = await openDatabase(settings.database)
  try {
    const services = orderServicesOf(settings, database)
    const onProgress = progressTo(tell)
    const { header, counts } = await importArchive(services, lines, { signal, onProgress })
    tell(`Imported ${describeCounts(counts)}, exported at ${header.at.toISOString()}.`)
    return undefined
  } finally {
    stream.destroy()
    await database.close()
  }
}

async function opened(path: string): Promise<Readable> {
  try {
    return (await open(path)).createReadStream()
  } catch (cause) {
    throw notRead(path, cause)
  }
}

/** Yields a stream's bytes until it ends or the signal aborts. */
async function* chunksOf(
  stream: Readable,
  path: string,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const stop = () => stream.destroy()
  signal.addEventListener('abort', stop)
  try {
    yield* stream
  } catch (cause) {
    signal.throwIfAborted()
    throw notRead(path, cause)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function notRead(path: string, cause: unknown): ServerError<'EXPORT_NOT_READ'> {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new ServerError('EXPORT_NOT_READ', { path, reason }, { cause })
}
