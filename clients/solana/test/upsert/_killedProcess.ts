import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { KilledUpsertInput } from './_killedUpsert.ts'

const SCRIPT = fileURLToPath(new URL('_killedUpsert.ts', import.meta.url))

/** Starts a process that has loaded everything and waits for its input. */
export function startProcess(): ChildProcess {
  return fork(SCRIPT, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Runs the process to its end, and returns its last report. */
export async function runTo(process: ChildProcess, input: KilledUpsertInput) {
  let report: unknown
  process.once('message', (message) => {
    report = message
  })
  process.send(input)
  const [, signal] = await once(process, 'exit')
  return { signal, report }
}
