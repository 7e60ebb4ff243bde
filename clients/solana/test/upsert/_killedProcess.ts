import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runToEnd, startScript } from '../../../../tests/helpers/killedProcess.ts'
import type { KilledUpsertInput } from './_killedUpsert.ts'

const SCRIPT = fileURLToPath(new URL('_killedUpsert.ts', import.meta.url))

/** Starts a process that has loaded everything and waits for its input. */
export function startProcess(): Promise<ChildProcess> {
  return startScript(SCRIPT)
}

/** Runs the process to its end, and returns its last report. */
export function runTo(process: Promise<ChildProcess>, input: KilledUpsertInput) {
  return runToEnd(process, input)
}
