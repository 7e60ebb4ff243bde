import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedFiles } from './files.ts'

/** The PostgreSQL on the data, as it entered itself in its `postmaster.pid`. */
export interface PostmasterEntry {
  readonly pid: number
  readonly port: number
}

const PORT_LINE = 3

/** The file in which it does. */
export const pidFile = ({ data }: EmbeddedFiles): string => join(data, 'postmaster.pid')

/** The PostgreSQL that runs on the data, or the last one if that was killed; undefined = none is running. */
export function postmasterEntry(files: EmbeddedFiles): PostmasterEntry | undefined {
  try {
    const lines = readFileSync(pidFile(files), 'utf8').split('\n')
    const entry = { pid: Number(lines[0]), port: Number(lines[PORT_LINE]) }
    return entry.pid > 0 && entry.port > 0 ? entry : undefined
  } catch {
    return undefined
  }
}
