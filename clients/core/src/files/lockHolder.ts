import { rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { readTextIfThere } from './replaceFile.ts'

/** A process that holds the lock of a journal. */
export interface LockHolder {
  readonly pid: number
  /** Name of its machine. */
  readonly host: string
  readonly isThisMachine: boolean
}

const HOLDER = /^(?<pid>\d+) (?<host>.+)$/

/** Path of the file beside a journal that names the process with the lock. */
function holderPath(path: string): string {
  return `${path}.holder`
}

/** Names this process as the holder of a lock, for those that wait. */
export async function writeHolder(path: string): Promise<void> {
  await writeFile(holderPath(path), `${process.pid} ${hostname()}`)
}

export async function removeHolder(path: string): Promise<void> {
  await rm(holderPath(path), { force: true })
}

/**
 * The process that took the lock last; undefined where none is named. A killed process stays named: see `isRunning`.
 */
export async function readLockHolder(path: string): Promise<LockHolder | undefined> {
  const { pid, host } = HOLDER.exec((await readTextIfThere(holderPath(path))) ?? '')?.groups ?? {}
  if (pid === undefined || host === undefined) return undefined
  return { pid: Number(pid), host, isThisMachine: host === hostname() }
}

/** True if the process is running; undefined where this machine cannot tell. */
export function isRunning(holder: LockHolder | undefined): boolean | undefined {
  if (!holder?.isThisMachine) return undefined
  try {
    // Signal 0 only checks for the process.
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    // A process of another user exists, but may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
