import { CoreError, isMintlineError } from '@mintline/core'
import type { Command } from 'commander'
import type { AptosContext } from '../aptos/runtime/aptosContext.ts'
import type { EvmContext } from '../evm/runtime/evmContext.ts'
import { EXIT, type ExitCode } from '../exitCodes.ts'
import { Output } from '../output/output.ts'
import { toJson } from '../output/toJson.ts'
import type { BaseContext, Environment, NodePlace } from './baseContext.ts'
import { chainKindOf } from './chainOfCommand.ts'
import type { CommandContext } from './commandContext.ts'
import type { CommandResult } from './commandResult.ts'
import { assertOptionsOf, type GlobalOptions } from './globalOptions.ts'
import { assertInstalled } from './parts.ts'

/** Runs a command. `options` are its own and the global ones. */
export type CommandRun<Options, Context = CommandContext> = (
  context: Context,
  options: Options,
) => Promise<CommandResult> | CommandResult

/** Converts the client's path to the user's name. */
type NameOf = (path: string) => string

/** A command with its context. */
interface Runnable {
  /** Undefined = it needs no node. */
  readonly node?: () => NodePlace
  run(): Promise<CommandResult>
}

/** Runs commands and stores the last one's exit code. */
export class Runtime {
  readonly environment: Environment
  exitCode: ExitCode = EXIT.ok

  constructor(environment: Environment) {
    this.environment = environment
  }

  /**
   * Sets a command's action on Solana and Eclipse.
   *
   * @param load Loads the action when the command runs: help and completion need no client.
   * @param nameOf Converts the client's path to the user's name: a key in the config, or an option. Default: the path.
   */
  on<Options extends object>(
    command: Command,
    load: () => Promise<CommandRun<Options>>,
    nameOf?: NameOf,
  ): Command {
    return this.#on(command, () => this.#onSolana(command, load), nameOf)
  }

  /** Sets the action for a command about pictures and metadata, as `on` does. */
  onAssets<Options extends object>(
    command: Command,
    load: () => Promise<CommandRun<Options>>,
  ): Command {
    return this.#on(command, () => {
      assertInstalled('assets')
      return this.#onSolana(command, load)
    })
  }

  /** Sets the action for a command on EVM chains, as `on` does. */
  onEvm<Options extends object>(
    command: Command,
    load: () => Promise<CommandRun<Options, EvmContext>>,
    nameOf?: NameOf,
  ): Command {
    return this.#on(command, () => this.#onEvm(command, load), nameOf)
  }

  /** Sets the action for a command on Aptos, as `on` does. */
  onAptos<Options extends object>(
    command: Command,
    load: () => Promise<CommandRun<Options, AptosContext>>,
    nameOf?: NameOf,
  ): Command {
    return this.#on(command, () => this.#onAptos(command, load), nameOf)
  }

  /** Sets the action for a command on any chain, as `on` does: the config or `--chain` tells which. */
  onAnyChain<Options extends object>(
    command: Command,
    load: {
      readonly solana: () => Promise<CommandRun<Options>>
      readonly evm: () => Promise<CommandRun<Options, EvmContext>>
      readonly aptos: () => Promise<CommandRun<Options, AptosContext>>
    },
    nameOf?: NameOf,
  ): Command {
    const prepare = {
      solana: () => this.#onSolana(command, load.solana),
      evm: () => this.#onEvm(command, load.evm),
      aptos: () => this.#onAptos(command, load.aptos),
    }
    return this.#on(command, () => prepare[chainKindOf(command, this.environment)](), nameOf)
  }

  /** Sets the action for a command that needs neither a chain nor a client. */
  offline(command: Command, run: () => Promise<CommandResult>): Command {
    return this.#on(command, async () => ({ run }))
  }

  async #onSolana<Options extends object>(
    command: Command,
    load: () => Promise<CommandRun<Options>>,
  ): Promise<Runnable> {
    assertOptionsOf('solana', command)
    const { CommandContext } = await import('./commandContext.ts')
    return this.#runnable(command, CommandContext, load)
  }

  async #onEvm<Options extends object>(
    command: Command,
    load: () => Promise<CommandRun<Options, EvmContext>>,
  ): Promise<Runnable> {
    assertOptionsOf('evm', command)
    assertInstalled('evm')
    const { EvmContext } = await import('../evm/runtime/evmContext.ts')
    return this.#runnable(command, EvmContext, load)
  }

  async #onAptos<Options extends object>(
    command: Command,
    load: () => Promise<CommandRun<Options, AptosContext>>,
  ): Promise<Runnable> {
    assertOptionsOf('aptos', command)
    assertInstalled('aptos')
    const { AptosContext } = await import('../aptos/runtime/aptosContext.ts')
    return this.#runnable(command, AptosContext, load)
  }

  #runnable<Options extends object, Context extends BaseContext>(
    command: Command,
    ContextOf: new (...inputs: ConstructorParameters<typeof BaseContext>) => Context,
    load: () => Promise<CommandRun<Options, Context>>,
  ): Runnable {
    const globals = command.optsWithGlobals<GlobalOptions>()
    const context = new ContextOf(globals, this.outputFor(globals), this.environment)
    return {
      node: () => context.node(),
      // Includes the parent command's options: the parent takes those that both have.
      run: async () => (await load())(context, command.optsWithGlobals<Options>()),
    }
  }

  #on(
    command: Command,
    prepare: () => Promise<Runnable>,
    nameOf: NameOf = (path) => path,
  ): Command {
    return command.action(async () => {
      const globals = command.optsWithGlobals<GlobalOptions>()
      const output = this.outputFor(globals)
      const { node, run } = await prepare()
      try {
        const result = await run()
        output.result(globals.json ? toJson(result.data) : result.text)
        this.exitCode = result.exitCode ?? EXIT.ok
      } catch (error) {
        const { reportError } = await import('../output/reportError.ts')
        this.exitCode = reportError(output, renamed(error, nameOf), node)
      }
    })
  }

  outputFor({ json, verbose }: Pick<GlobalOptions, 'json' | 'verbose'>): Output {
    const { stdout, stderr, env } = this.environment
    return new Output({ stdout, stderr, json, verbose, env })
  }
}

/** Rewrites an input error with the user's names. */
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
