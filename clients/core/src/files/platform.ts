import { closeSync, fsyncSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemCodeOf } from './systemCode.ts'

/** Milliseconds until a file that another program has open is tried again; each wait is twice as long. */
const FIRST_WAIT = 10
/** The wait after which that is given up. */
const LONGEST_WAIT = 1_000

/** Refusals of Windows for a file that a virus scanner, an indexer or an editor has open at that moment. */
const HELD: ReadonlySet<string> = new Set(['EACCES', 'EBUSY', 'EPERM'])

/** True on Windows, whose files have no permissions by user, group and others. */
export function isWindows(): boolean {
  return process.platform === 'win32'
}

/** True for the refusal of a file that another program may have open. */
export function isPerhapsHeld(error: unknown): boolean {
  return isWindows() && HELD.has(systemCodeOf(error) ?? '')
}

/** Repeats a change of a file for about a second while another program has it open, which only Windows refuses. */
export async function whileHeld<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      return await change()
    } catch (error) {
      if (!isPerhapsHeld(error) || wait > LONGEST_WAIT) throw error
    }
    await sleep(wait)
  }
}

/** Makes the name of a new file as durable as its content. */
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
