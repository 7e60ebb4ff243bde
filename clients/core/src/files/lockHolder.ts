import { rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { readTextIfExists } from './replaceFile.ts'

/** A process that holds a journal's lock. */
export interface LockHolder {
  readonly pid: number
  /** Name of its machine. */
  readonly host: string
  readonly isThisMachine: boolean
}

const HOLDER = /^(?<pid>\d+) (?<host>.+)$/

/** Returns the path of the file that names the lock's holder. */
function holderPath(path: string): string {
  return `${path}.holder`
}

/** Names this process as the holder, for those that wait. */
export async function writeHolder(path: string): Promise<void> {
  await writeFile(holderPath(path), `${process.pid} ${hostname()}`)
}

export async function removeHolder(path: string): Promise<void> {
  await rm(holderPath(path), { force: true })
}

/**
 * Returns the process that took the lock last; undefined = none is named. A killed process stays named: see
 * `isRunning`.
 */
export async function readLockHolder(path: string): Promise<LockHolder | undefined> {
  const { pid, host } = HOLDER.exec((await readTextIfExists(holderPath(path))) ?? '')?.groups ?? {}
  if (pid === undefined || host === undefined) return undefined
  return { pid: Number(pid), host, isThisMachine: host === hostname() }
}

/** Returns true if the process is running; undefined = this machine cannot tell. */
export function isRunning(holder: LockHolder | undefined): boolean | undefined {
  if (!holder?.isThisMachine) return undefined
  try {
    // Signal 0 only checks that the process exists.
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
