import { readdirSync, readFileSync } from 'node:fs'
import { embeddedFiles } from '../../src/database/embedded/files.ts'
import { postmasterEntry } from '../../src/database/embedded/postmasterFile.ts'
import type { Result } from '../report/result.ts'

const PROPORTIONAL = /^Pss: +(\d+) kB$/m
const PEAK = /^VmHWM:\s+(\d+) kB$/m
const PARENT = /^PPid:\s+(\d+)$/m

/**
 * Measures the most memory that the process of an API has held since it began. Only Linux tells.
 *
 * @param most - its bound, in MiB
 */
export function apiMemory(pid: number, most: number): Result {
  const what = 'memory of the API process, at its peak'
  if (process.platform !== 'linux') {
    return { what, value: undefined, unit: 'MiB', note: 'known on Linux only' }
  }
  const kilobytes = numberIn(`/proc/${pid}/status`, PEAK)
  return { what, value: kilobytes / 2 ** 10, unit: 'MiB', bound: { most } }
}

/**
 * Measures the memory of an embedded database that does nothing: of all its processes, what they share counted once.
 * Only Linux tells.
 *
 * @param folder - of the database
 */
export function databaseMemory(folder: string): Result {
  const what = 'memory of the idle embedded database'
  const pid = postmasterEntry(embeddedFiles(folder))?.pid
  if (process.platform !== 'linux' || pid === undefined) {
    return { what, value: undefined, unit: 'MiB', note: 'known on Linux only' }
  }
  const processes = [pid, ...childrenOf(pid)]
  const kilobytes = processes.map((each) => numberIn(`/proc/${each}/smaps_rollup`, PROPORTIONAL))
  const total = kilobytes.reduce((sum, value) => sum + value, 0)
  return { what, value: total / 2 ** 10, unit: 'MiB', bound: { most: 150 } }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && numberIn(`/proc/${pid}/status`, PARENT) === parent)

/** A number in a file of the system; 0 where the process has ended meanwhile. */
function numberIn(path: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(path, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
