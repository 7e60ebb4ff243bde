import {
  chmodSync,
  copyFileSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import type { Clock } from '@mintline/core'
import type { EmbeddedFiles } from './files.ts'

/** Maximum log size in bytes, and milliseconds between two checks. */
export const LOG_LIMIT = 10_000_000
export const LOG_INTERVAL = 10_000

/** Opens the log for PostgreSQL to append to. */
export function openLog(files: EmbeddedFiles): number {
  shorten(files)
  return openSync(files.log, 'a', 0o600)
}

/** Rotates the log whenever it is too long, until the signal aborts. Keeps the previous log beside it. */
export async function keepLogShort(
  files: EmbeddedFiles,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      shorten(files)
    } catch {
      // Without rights to the log, starting PostgreSQL reports it.
    }
    await clock.sleep(LOG_INTERVAL, signal).catch(() => undefined)
  }
}

/** Copies a long log aside and truncates it: PostgreSQL keeps its file open, so the file itself has to stay. */
function shorten({ log, lastLog }: EmbeddedFiles): void {
  if (sizeOf(log) <= LOG_LIMIT) return
  const draft = `${lastLog}-${process.pid}`
  try {
    copyFileSync(log, draft)
    chmodSync(draft, 0o600)
    // Another process may have been faster.
    if (sizeOf(draft) > LOG_LIMIT) renameSync(draft, lastLog)
  } catch {
    // On a full disk, free space matters more than the log.
  }
  rmSync(draft, { force: true })
  if (sizeOf(log) > LOG_LIMIT) truncateSync(log)
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
