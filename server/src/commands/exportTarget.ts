import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { ServerError } from '../errors/serverError.ts'

/** An export's destination. Its methods throw `EXPORT_NOT_WRITTEN`. */
export interface ExportTarget {
  readonly write: (lines: string) => Promise<void>
  /** Moves the whole export into place. */
  readonly finish: () => Promise<void>
  /** Leaves nothing behind. */
  readonly abandon: () => Promise<void>
}

/** Readable by its owner alone: an export has key hashes. */
const MODE = 0o600

/**
 * Opens an export file, which only appears under its name once it is complete, and then replaces an existing one.
 *
 * @throws `EXPORT_NOT_WRITTEN`
 */
export async function exportFile(path: string): Promise<ExportTarget> {
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
export function standardOutput(): ExportTarget {
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
