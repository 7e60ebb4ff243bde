import { closeSync, fsyncSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** First backoff in milliseconds for a file that another program has open; each wait doubles. */
const FIRST_WAIT = 10
/** Gives up after this wait. */
const LONGEST_WAIT = 1_000

/** Windows error codes for a file that a virus scanner, an indexer or an editor has open. */
const HELD: ReadonlySet<string> = new Set(['EACCES', 'EBUSY', 'EPERM'])

/** Returns true on Windows, whose files have no permissions for user, group and others. */
export function isWindows(): boolean {
  return process.platform === 'win32'
}

/** Returns true if another program may have the file open. */
export function mayBeHeld(error: unknown): boolean {
  return isWindows() && HELD.has(systemCodeOf(error) ?? '')
}

/**
 * Retries a file change with backoff for about a second while another program has it open, which only Windows
 * refuses.
 */
export async function whileHeld<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      return await change()
    } catch (error) {
      if (!mayBeHeld(error) || wait > LONGEST_WAIT) throw error
    }
    await sleep(wait)
  }
}

/** Flushes a folder, so that new file names are as durable as their content. */
export function syncFolder(path: string): void {
  // Windows refuses to sync folders, and stores names by itself.
  if (isWindows()) return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Returns a file system error's code, such as `ENOENT`; undefined for any other value. */
export function systemCodeOf(error: unknown): string | undefined {
  const isSystem = error instanceof Error && 'code' in error && 'syscall' in error
  return isSystem ? String(error.code) : undefined
}
