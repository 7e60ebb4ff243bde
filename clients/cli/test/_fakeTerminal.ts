import { PassThrough, Writable } from 'node:stream'
import { CommandError } from '../src/errors/commandError.ts'
import { Output } from '../src/output/output.ts'

/** Creates a terminal without a person: input is scripted, output is stored. */
export function fakeTerminal(env: NodeJS.ProcessEnv = {}) {
  let shown = ''
  const controller = new AbortController()
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      shown += String(chunk)
      done()
    },
  })
  const stderr = Object.assign(sink, { isTTY: true, columns: 80, rows: 24 })
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input })
  const output = new Output({
    stdout: process.stdout,
    stderr,
    json: false,
    verbose: false,
    env,
  })
  return {
    output,
    input,
    shown: () => shown,
    signal: controller.signal,
    /** Ctrl-C on a terminal that turns it into a signal. */
    interrupt: () => controller.abort(new CommandError('INTERRUPTED', {})),
  }
}
