import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LocalnetError } from '../errors.ts'

/** Locks a folder against a second process; returns the function that unlocks it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock')
  const holder = Number(readIfThere(path))
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new LocalnetError(
      'STATE_IN_USE',
      `The state folder ${folder} is in use by process ${holder}. Stop it or choose another folder with --state.`,
    )
  }
  writeFileSync(path, String(process.pid))
  return () => rmSync(path, { force: true })
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

// A killed process leaves its lock behind; signal 0 only checks whether it is running.
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
