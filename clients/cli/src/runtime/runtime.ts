import { asSentence, CoreError, isMintlineError } from '@mintline/core'
import type { SignPageEnd } from '@mintline/core/signing'
import type { Command } from 'commander'
import type { AptosContext } from '../aptos/chain/aptosContext.ts'
import { CommandError } from '../errors/commandError.ts'
import type { EvmContext } from '../evm/chain/evmContext.ts'
import { EXIT, type ExitCode } from '../exitCodes.ts'
import { type ByChain, type ChainKind, chainNames } from '../networks/chainKind.ts'
import { chainKindNamed } from '../networks/networkNamed.ts'
import { Output } from '../output/output.ts'
import { toJson } from '../output/toJson.ts'
import type { BaseContext, Environment, NodePlace } from './baseContext.ts'
import { chainKindOf, configPathOf } from './chainOfCommand.ts'
import { optionsOn } from './chainOption.ts'
import type { CommandContext } from './commandContext.ts'
import type { CommandResult } from './commandResult.ts'
import type { GlobalOptions } from './globalOptions.ts'
import { assertInstalled } from './parts.ts'

/** Runs a command. `options` are its own and the global ones. */
export type CommandRun<Context> = (
  context: Context,
  options: never,
) => Promise<CommandResult> | CommandResult

/** Loads a command's action when it runs: help and completion need no client. */
export type LoadAction<Context> = () => Promise<CommandRun<Context>>

/** A command's actions by chain; one that is missing is not for drops on that chain. */
export interface ChainActions {
  readonly solana?: LoadAction<CommandContext>
  readonly evm?: LoadAction<EvmContext>
  readonly aptos?: LoadAction<AptosContext>
}

/** A command that finds its chain. */
export interface ChainCommand {
  readonly actions: ChainActions
  /** The command's substitute on a chain without it: ends a sentence. */
  readonly instead?: ByChain | undefined
  /** Converts the client's path to the user's name: a key in the config, or an option. Default: the path. */
  readonly names?: ByChain<NameOf> | undefined
}

/** Converts the client's path to the user's name, for the config at a path. */
export type NameOf = (path: string, config: string) => string

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
   * Sets the action of a command on each chain that has it.
   *
   * @param only The command's only chain. Default: the one that its options or its config name.
   */
  onChain(command: Command, { actions, instead, names }: ChainCommand, only?: ChainKind): Command {
    let found = only
    return this.#on(
      command,
      async () => {
        const kind = only ?? chainKindOf(command, this.environment)
        found = kind
        const { solana, evm, aptos } = actions
        if (kind === 'solana' && solana) return this.#onSolana(command, solana)
        if (kind === 'evm' && evm) return this.#onEvm(command, evm)
        if (kind === 'aptos' && aptos) return this.#onAptos(command, aptos)
        throw new CommandError('COMMAND_NOT_ON_CHAIN', {
          command: nameOf(command),
          chain: chainNames([kind]),
          instead: instead?.[kind],
        })
      },
      (path) => (found && names?.[found]?.(path, configPathOf(command, this.environment))) ?? path,
    )
  }

  /** Sets the action for a command about pictures and metadata, which only asks a chain to pay for storage. */
  onAssets(command: Command, load: LoadAction<CommandContext>): Command {
    return this.#on(command, async () => {
      const { chain } = command.optsWithGlobals<GlobalOptions>()
      if (chain !== undefined && chainKindNamed(chain) !== 'solana') {
        const reason = `Files are the same for every chain: leave out --chain ${chain}`
        throw new CommandError('USAGE_INVALID', { reason })
      }
      assertInstalled('assets')
      return this.#onSolana(command, load)
    })
  }

  /** Sets the action for a command that needs neither a chain nor a client. */
  offline(command: Command, run: () => Promise<CommandResult>): Command {
    return this.#on(command, async () => ({ run }))
  }

  async #onSolana(command: Command, load: LoadAction<CommandContext>): Promise<Runnable> {
    const options = optionsOn<GlobalOptions>('solana', command)
    const { CommandContext } = await import('./commandContext.ts')
    return this.#runnable(options, CommandContext, load)
  }

  async #onEvm(command: Command, load: LoadAction<EvmContext>): Promise<Runnable> {
    const options = installedOptions('evm', command)
    const { EvmContext } = await import('../evm/chain/evmContext.ts')
    return this.#runnable(options, EvmContext, load)
  }

  async #onAptos(command: Command, load: LoadAction<AptosContext>): Promise<Runnable> {
    const options = installedOptions('aptos', command)
    const { AptosContext } = await import('../aptos/chain/aptosContext.ts')
    return this.#runnable(options, AptosContext, load)
  }

  #runnable<Context extends BaseContext>(
    options: GlobalOptions,
    ContextOf: new (...inputs: ConstructorParameters<typeof BaseContext>) => Context,
    load: LoadAction<Context>,
  ): Runnable {
    const context = new ContextOf(options, this.outputFor(options), this.environment)
    return {
      node: () => context.node(),
      // Each action knows the options of its command.
      run: () =>
        endingPage(context, async () => {
          const result = await (await load())(context, options as never)
          context.assertPrinted()
          return result
        }),
    }
  }

  #on(
    command: Command,
    prepare: () => Promise<Runnable>,
    renameTo: (path: string) => string = (path) => path,
  ): Command {
    return command.action(async () => {
      const globals = command.optsWithGlobals<GlobalOptions>()
      const output = this.outputFor(globals)
      const { node, run } = await prepare()
      try {
        const { text, data, exitCode = EXIT.ok } = await run()
        output.result(globals.json && data !== undefined ? toJson(data) : text)
        this.exitCode = exitCode
      } catch (error) {
        const { reportError } = await import('../output/reportError.ts')
        this.exitCode = reportError(output, renamed(error, renameTo), node)
      }
    })
  }

  outputFor({ json, verbose }: Pick<GlobalOptions, 'json' | 'verbose'>): Output {
    const { stdout, stderr, env } = this.environment
    return new Output({ stdout, stderr, json, verbose, env })
  }
}

/** Reads a command's options if the chain's packages are installed: otherwise it could not run with any. */
function installedOptions(kind: 'evm' | 'aptos', command: Command): GlobalOptions {
  assertInstalled(kind)
  return optionsOn(kind, command)
}

/** Returns a command as it is typed: `mintline phase add`. */
export function nameOf(command: Command): string {
  const { parent } = command
  return parent ? `${nameOf(parent)} ${command.name()}` : command.name()
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

/** Runs a command, and then tells its page, if it has opened one, how it has ended. */
async function endingPage(
  context: BaseContext,
  run: () => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    const result = await run()
    await context.page?.end(endOf(result))
    return result
  } catch (error) {
    await context.page?.end(endOfFailure(error))
    throw error
  }
}

function endOf({ exitCode = EXIT.ok }: CommandResult): SignPageEnd {
  return exitCode === EXIT.ok
    ? { status: 'done', text: 'The command is done. Its result is in your terminal.' }
    : { status: 'failed', text: 'The command could not do everything: see your terminal.' }
}

function endOfFailure(error: unknown): SignPageEnd {
  if (!isMintlineError(error)) {
    return { status: 'failed', text: 'The command has failed: see your terminal.' }
  }
  const isDeclined = error.kind === 'declined' || error.code === 'WALLET_REQUEST_CANCELLED'
  return isDeclined
    ? { status: 'declined', text: 'Nothing more is sent. Run the command again to go on.' }
    : { status: 'failed', text: asSentence(error.message) }
}
