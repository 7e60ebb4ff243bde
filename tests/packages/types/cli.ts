// Assertions about the types of @mintline/cli. Compiled, never run.
import {
  CommandError,
  type Currency,
  type DropConfig,
  type Environment,
  EXIT,
  type ExitCode,
  type LoadedConfig,
  lamportsOf,
  loadConfig,
  Output,
  type PhaseConfig,
  type PhaseList,
  Runtime,
  readPhaseLists,
  reportError,
  runCommand,
  type TextStream,
} from '@mintline/cli'
import { isMintlineError, type MintlineError } from '@mintline/core'
import { expectTypeOf } from 'expect-type'

declare const environment: Environment
declare const currency: Currency
declare const stream: TextStream
declare const thrown: unknown

export async function commandsEndWithAnExitCode(): Promise<void> {
  const exitCode = await runCommand(new Runtime(environment), ['validate'])
  expectTypeOf(exitCode).toEqualTypeOf<ExitCode>()
  expectTypeOf(exitCode).toEqualTypeOf<0 | 1 | 2 | 3 | 4 | 5 | 6 | 130>()
  expectTypeOf(EXIT.declined).toEqualTypeOf<5>()
  // @ts-expect-error: arguments, not a command line
  void runCommand(new Runtime(environment), 'validate')
  // @ts-expect-error: the working folder is missing
  new Runtime({ env: {} })
}

export function configsAreRead(): void {
  const { config } = loadConfig('drop.config.json')
  expectTypeOf(config).toEqualTypeOf<DropConfig>()
  expectTypeOf(config.supply.maxItems).toEqualTypeOf<bigint>()
  expectTypeOf<PhaseConfig['maxPerWallet']>().toEqualTypeOf<bigint>()
  expectTypeOf<PhaseConfig['kind']>().toEqualTypeOf<'public' | 'list'>()
}

export async function listsAreRead(loaded: LoadedConfig): Promise<void> {
  const lists = await readPhaseLists(loaded, { currency })
  expectTypeOf(lists).toEqualTypeOf<PhaseList[]>()
  expectTypeOf(lists[0]?.root).toEqualTypeOf<Uint8Array | undefined>()
  // @ts-expect-error: a path is not a config
  void readPhaseLists('drop.config.json', { currency })
}

export function amountsAreBigints(): void {
  expectTypeOf(lamportsOf).returns.toEqualTypeOf<bigint>()
}

export function errorsAreReported(): void {
  const output = new Output({
    stdout: stream,
    stderr: stream,
    json: false,
    verbose: false,
    env: {},
  })
  expectTypeOf(reportError(output, thrown)).toEqualTypeOf<ExitCode>()
}

export function codesOfTheCommandNarrow(): void {
  if (isMintlineError(thrown, 'USAGE_INVALID')) {
    expectTypeOf(thrown.context.reason).toEqualTypeOf<string>()
  }
  expectTypeOf(new CommandError('USAGE_INVALID', { reason: '' })).toExtend<MintlineError>()
  // @ts-expect-error: the reason is missing
  new CommandError('USAGE_INVALID', {})
}
