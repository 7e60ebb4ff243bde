import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Clock } from '@mintline/core'
import type { EmbeddedFiles } from './files.ts'
import type { PlatformPackage } from './platformPackage.ts'
import { postmasterEntry } from './postmasterFile.ts'
import { unprivileged } from './unprivileged.ts'

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
