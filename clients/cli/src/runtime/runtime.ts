import { CoreError, isMintlineError } from '@mintline/core'
import type { Command } from 'commander'
import { EXIT, type ExitCode } from '../exitCodes.ts'
import { Output } from '../output/output.ts'
import { toJson } from '../output/toJson.ts'
import type { CommandContext, Environment } from './commandContext.ts'
import type { CommandResult } from './commandResult.ts'
import type { GlobalOptions } from './globalOptions.ts'

/** Runs a command. `options` are its own and the global ones. */
export type CommandRun<Options> = (
  context: CommandContext,
  options: Options,
) => Promise<CommandResult> | CommandResult

/** Runs commands and stores the exit code of the last one. */
export class Runtime {
  readonly environment: Environment
  exitCode: ExitCode = EXIT.ok

  constructor(environment: Environment) {
    this.environment = environment
  }

  /**
   * Sets the action of a command.
   *
   * @param load Loads the action when the command runs: help and completion need no client.
   * @param nameOf Converts a path of the client to the user's name: a key of the config, or an option. Default: the
   * path.
   */
  on<Options extends object>(
    command: Command,
    load: () => Promise<CommandRun<Options>>,
    nameOf: (path: string) => string = (path) => path,
  ): Command {
    return command.action(async () => {
      const globals = command.optsWithGlobals<GlobalOptions>()
      const output = this.outputFor(globals)
      const { CommandContext } = await import('./commandContext.ts')
      const context = new CommandContext(globals, output, this.environment)
      try {
        const run = await load()
        const result = await run(context, command.opts<Options>())
        output.result(globals.json ? toJson(result.data) : result.text)
        this.exitCode = result.exitCode ?? EXIT.ok
      } catch (error) {
        const { reportError } = await import('../output/reportError.ts')
        this.exitCode = reportError(output, renamed(error, nameOf), () => context.node())
      }
    })
  }

  outputFor({ json, verbose }: Pick<GlobalOptions, 'json' | 'verbose'>): Output {
    const { stdout, stderr, env } = this.environment
    return new Output({ stdout, stderr, json, verbose, env })
  }
}

/** An input error with the user's names. */
function renamed(error: unknown, nameOf: (path: string) => string): unknown {
  if (!isMintlineError(error, 'INPUT_INVALID')) return error
  const problems = error.context.problems.map((problem) => ({
    ...problem,
    path: nameOf(problem.path),
  }))
  // One option may apply to many items.
  const once = new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem]))
  return new CoreError('INPUT_INVALID', { problems: [...once.values()] }, { cause: error })
}
