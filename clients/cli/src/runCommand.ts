import type { MintlineError } from '@mintline/core'
import { CommanderError } from 'commander'
import { CommandError } from './errors/commandError.ts'
import { EXIT, type ExitCode } from './exitCodes.ts'
import { buildProgram } from './program.ts'
import type { Runtime } from './runtime/runtime.ts'

/** Prefix in commander's own messages. */
const ERROR_PREFIX = /^error: /

/** Runs a command given as words, and returns the exit code. */
export async function runCommand(runtime: Runtime, args: readonly string[]): Promise<ExitCode> {
  try {
    const words = args.length === 0 ? ['--help'] : args
    await buildProgram(runtime).parseAsync(words, { from: 'user' })
    return runtime.exitCode
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT.ok
      // A command group without a subcommand has shown its help.
      if (error.code === 'commander.help') return EXIT.usage
    }
    const output = runtime.outputFor({
      json: args.includes('--json'),
      verbose: args.includes('--verbose'),
    })
    // The client's error texts are loaded with the client, not for help.
    const { reportError } = await import('./output/reportError.ts')
    return reportError(output, error instanceof CommanderError ? wrongUsage(error) : error)
  }
}

function wrongUsage({ message }: CommanderError): MintlineError {
  return new CommandError('USAGE_INVALID', { reason: message.replace(ERROR_PREFIX, '') })
}
