import { CommandError } from './errors/commandError.ts'
import { EXIT, type ExitCode } from './exitCodes.ts'
import { runCommand } from './runCommand.ts'
import { Runtime } from './runtime/runtime.ts'

/** Runs this process's command. */
export async function main(): Promise<void> {
  const failures: NodeJS.ErrnoException[] = []
  // The command continues: its transactions matter more than its output.
  process.stdout.on('error', (error) => failures.push(error))
  process.stderr.on('error', () => undefined)
  const runtime = new Runtime({
    cwd: process.cwd(),
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    signal: interruption(),
  })
  const code = await runCommand(runtime, process.argv.slice(2))
  await Promise.all([written(process.stdout), written(process.stderr)])
  // A closed reader, as in `mintline show | head`, has read enough.
  const failure = failures.find((error) => error.code !== 'EPIPE')
  // Open sockets to an unreachable node would keep the process alive.
  process.exit(failure ? await reportLostOutput(runtime, failure, code) : code)
}

/** Writes to stderr that the output is incomplete, and returns the exit code. */
async function reportLostOutput(
  runtime: Runtime,
  failure: Error,
  code: ExitCode,
): Promise<ExitCode> {
  const { fileNotWritable } = await import('@mintline/core/files')
  const { reportError } = await import('./output/reportError.ts')
  const output = runtime.outputFor({ json: false, verbose: false })
  const exitCode = reportError(output, fileNotWritable('The output', failure))
  await written(process.stderr)
  return code === EXIT.ok ? exitCode : code
}

/** Resolves when all output has been flushed. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()))
}

/** Stops at the next safe point after Ctrl-C, and at once after a second one. */
function interruption(): AbortSignal {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted)
    process.stderr.write('\nStopping at the next safe point; Ctrl-C again stops at once.\n')
    controller.abort(new CommandError('INTERRUPTED', {}))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return controller.signal
}
