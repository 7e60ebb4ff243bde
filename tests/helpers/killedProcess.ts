import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { builtProgram } from '../../scripts/lib/builtProgram.mjs'

/** Starts a script in a separate process, which loads everything and waits for its input. */
export async function startScript(path: string): Promise<ChildProcess> {
  return fork(fileURLToPath(await builtProgram(path)), {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Gives a process its input, runs it until it exits for any reason, and returns its last report. */
export async function runToEnd(started: Promise<ChildProcess>, input: object) {
  const process = await started
  let report: unknown
  process.once('message', (message) => {
    report = message
  })
  process.send(input)
  const [, signal] = await once(process, 'exit')
  return { signal, report }
}

/** Kills this process at a moment: before or after a request or a write. */
export function killedAt(lastMoment: number): <T>(work: () => Promise<T>) => Promise<T> {
  let moments = 0
  const moment = () => {
    moments += 1
    // Nothing in this process runs after it: no handler, no flush.
    if (moments === lastMoment) process.kill(process.pid, 'SIGKILL')
  }
  return async (work) => {
    moment()
    const result = await work()
    moment()
    return result
  }
}
