import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '@mintline/core'
import { unprivileged } from './createCluster.ts'
import type { EmbeddedFiles } from './files.ts'
import type { PlatformPackage } from './platformPackage.ts'

/** PostgreSQL's entry in its `postmaster.pid`. */
interface PostmasterEntry {
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

const PAUSE = 20
/** Milliseconds for it to write its memory to disk; the caller continues after that. */
const PATIENCE = 60_000

/** Stops the PostgreSQL on the data and waits until it has written everything. */
export async function stopPostmaster(
  files: EmbeddedFiles,
  { pgCtl }: PlatformPackage,
  clock: Clock,
): Promise<void> {
  const stopped = postmasterEntry(files)
  if (stopped === undefined) return
  const [program, ...args] = unprivileged([pgCtl, 'stop', '-D', files.data, '-m', 'fast', '-W'])
  await once(spawn(program, args, { stdio: 'ignore' }), 'close')
  // pg_ctl would also wait for the next PostgreSQL, which somebody may start meanwhile.
  const deadline = clock.now() + PATIENCE
  while (postmasterEntry(files)?.pid === stopped.pid && clock.now() < deadline) {
    await clock.sleep(PAUSE)
  }
}
