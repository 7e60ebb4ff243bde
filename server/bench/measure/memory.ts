import { readdirSync, readFileSync } from 'node:fs'
import { embeddedFiles } from '../../src/database/embedded/files.ts'
import { postmasterEntry } from '../../src/database/embedded/postmasterFile.ts'
import type { Result } from '../report/result.ts'

const PROPORTIONAL = /^Pss: +(\d+) kB$/m
const PEAK = /^VmHWM:\s+(\d+) kB$/m
const PARENT = /^PPid:\s+(\d+)$/m

/**
 * Measures an API process's peak memory. Linux only.
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
 * Measures an idle embedded database's memory: all its processes, with shared memory counted once. Linux only.
 *
 * @param folder - the database's folder
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

/** Reads a number from a system file; 0 if the process has ended meanwhile. */
function numberIn(path: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(path, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
