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

/** Bytes from which the log begins anew, and milliseconds between two looks at it. */
export const LOG_LIMIT = 10_000_000
export const LOG_INTERVAL = 10_000

/** Opens the log for PostgreSQL, which appends to it wherever it ends. */
export function openLog(files: EmbeddedFiles): number {
  shorten(files)
  return openSync(files.log, 'a', 0o600)
}

/** Has the log begin anew whenever it is too long, until a signal. The last one is kept beside it. */
export async function keepLogShort(
  files: EmbeddedFiles,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      shorten(files)
    } catch {
      // Without rights to the log, whoever starts PostgreSQL is told.
    }
    await clock.sleep(LOG_INTERVAL, signal).catch(() => undefined)
  }
}

/** Moves the content of a long log: PostgreSQL keeps its file open, so that the file itself stays. */
function shorten({ log, lastLog }: EmbeddedFiles): void {
  if (sizeOf(log) <= LOG_LIMIT) return
  const draft = `${lastLog}-${process.pid}`
  try {
    copyFileSync(log, draft)
    chmodSync(draft, 0o600)
    // Another process may have been faster.
    if (sizeOf(draft) > LOG_LIMIT) renameSync(draft, lastLog)
  } catch {
    // Where the disk is full, its space is needed more than the log.
  }
  rmSync(draft, { force: true })
  if (sizeOf(log) > LOG_LIMIT) truncateSync(log)
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
