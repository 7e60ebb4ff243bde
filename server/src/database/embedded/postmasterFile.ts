import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedFiles } from './files.ts'

/** PostgreSQL's entry in its `postmaster.pid`. */
export interface PostmasterEntry {
  readonly pid: number
  readonly port: number
}

const PORT_LINE = 3

/** Returns the path of that file. */
export const pidFile = ({ data }: EmbeddedFiles): string => join(data, 'postmaster.pid')

/** Reads which PostgreSQL runs on the data, or ran last if it was killed; undefined = none is running. */
export function postmasterEntry(files: EmbeddedFiles): PostmasterEntry | undefined {
  try {
    const lines = readFileSync(pidFile(files), 'utf8').split('\n')
    const entry = { pid: Number(lines[0]), port: Number(lines[PORT_LINE]) }
    return entry.pid > 0 && entry.port > 0 ? entry : undefined
  } catch {
    return undefined
  }
}
