import { CommandError } from './errors/commandError.ts'
import { EXIT } from './exitCodes.ts'
import { runCommand } from './runCommand.ts'
import { Runtime } from './runtime/runtime.ts'

/** Runs the command of this process. */
export async function main(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedReader)
  const runtime = new Runtime({
    cwd: process.cwd(),
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    signal: interruption(),
  })
  const code = await runCommand(runtime, process.argv.slice(2))
  await Promise.all([written(process.stdout), written(process.stderr)])
  // Open sockets to an unreachable node would keep the process alive.
  process.exit(code)
}

/** Resolves when all output has been flushed. */
function written(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => stream.write('', () => resolve()))
}

/** Ignores a closed reader, as in `mintline show | head`, which ends the output but not the command. */
function ignoreClosedReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
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
