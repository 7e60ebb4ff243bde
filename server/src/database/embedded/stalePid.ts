import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import type { EmbeddedFiles } from './files.ts'
import { pidFile, postmasterEntry } from './postmasterFile.ts'

/** A program on this machine: PostgreSQL on the data, certainly another one, or unknown. */
type Program = 'ours' | 'other' | 'unknown'

/**
 * Removes a `postmaster.pid` left by a lost machine or container if its process id now belongs to another program:
 * PostgreSQL takes any living process for itself, and does not start. Shared memory keeps it from starting twice.
 */
export function removeStalePid(files: EmbeddedFiles): void {
  const pid = livingPid(files)
  if (pid === undefined || programOf(pid, files) !== 'other') return
  const path = pidFile(files)
  const taken = `${path}-${process.pid}`
  try {
    renameSync(path, taken)
    // Somebody else may have removed it meanwhile, and started PostgreSQL.
    if (pidIn(taken) === pid) rmSync(taken)
    else renameSync(taken, path)
  } catch {
    // Another process removed it.
  }
}

/**
 * Returns the process id in `postmaster.pid` if it is alive and may be PostgreSQL on the data; undefined = no such
 * process.
 */
export function possibleHolder(files: EmbeddedFiles): number | undefined {
  const pid = livingPid(files)
  return pid !== undefined && programOf(pid, files) === 'unknown' ? pid : undefined
}

function livingPid(files: EmbeddedFiles): number | undefined {
  const { pid } = postmasterEntry(files) ?? {}
  if (pid === undefined) return undefined
  try {
    process.kill(pid, 0)
    return pid
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EPERM'
    return isForeign ? pid : undefined
  }
}

function programOf(pid: number, { data }: EmbeddedFiles): Program {
  const [program = '', ...args] = commandOf(pid)
  if (program === '') return 'unknown'
  if (!/postgres/i.test(basename(program))) return 'other'
  const folder = args[args.indexOf('-D') + 1]
  if (!args.includes('-D') || folder === undefined) return 'unknown'
  return realPath(folder) === realPath(data) ? 'ours' : 'other'
}

/** Returns a process's program and arguments; empty if the system does not tell. */
function commandOf(pid: number): string[] {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    } catch {
      return []
    }
  }
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' })
  return stdout?.trim().split(/ +/) ?? []
}

const pidIn = (path: string): number => Number.parseInt(readFileSync(path, 'utf8'), 10)

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
