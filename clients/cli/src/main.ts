import { MintlineError } from '@mintline/core'
import { CommanderError } from 'commander'
import { EXIT, type ExitCode } from './exitCodes.ts'
import { reportError } from './output/reportError.ts'
import { buildProgram } from './program.ts'
import { Runtime } from './runtime/runtime.ts'

/** Prefix of commander's own messages. */
const ERROR_PREFIX = /^error: /

/** Runs the command that the process was started with. */
export async function main(): Promise<void> {
  const runtime = new Runtime({
    cwd: process.cwd(),
    env: process.env,
    signal: interruption(),
  })
  const code = await run(runtime, process.argv.slice(2))
  await Promise.all([written(process.stdout), written(process.stderr)])
  // Sockets to a node that is gone would keep the process waiting for them.
  process.exit(code)
}

/** Resolves when all that was written has left the process. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()))
}

async function run(runtime: Runtime, args: readonly string[]): Promise<ExitCode> {
  try {
    const words = args.length === 0 ? ['--help'] : args
    await buildProgram(runtime).parseAsync(words, { from: 'user' })
    return runtime.exitCode
  } catch (error) {
    const output = runtime.outputFor({ json: args.includes('--json'), verbose: false })
    if (!(error instanceof CommanderError)) return reportError(output, error)
    if (error.exitCode === 0) return EXIT.ok
    // A group of commands without one of them has shown its help.
    if (error.code === 'commander.help') return EXIT.usage
    const reason = error.message.replace(ERROR_PREFIX, '')
    return reportError(output, new MintlineError('USAGE_INVALID', { reason }))
  }
}

/** Ctrl-C stops at the next safe point, a second one at once. */
function interruption(): AbortSignal {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted)
    process.stderr.write('\nStopping at the next safe point; Ctrl-C again stops at once.\n')
    controller.abort(new MintlineError('INTERRUPTED', {}))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return controller.signal
}
