import { defaultAnswers } from '../../config/newConfig.ts'
import { type InitOptions, writeAnswers } from '../../config/writeAnswers.ts'
import { CommandError } from '../../errors/commandError.ts'
import type { TypedInput } from '../../output/confirm.ts'
import { assertMayReplace } from '../../runtime/assertMayReplace.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { APTOS_NETWORKS } from '../chain/aptosNetworks.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import { type AptosDropAnswers, newAptosConfig } from '../config/newAptosConfig.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

interface AptosInitOptions extends InitOptions {
  readonly machine?: string
}

/** @param input The user's input, for questions. */
export async function init(
  context: AptosContext,
  { machine, ...options }: AptosInitOptions,
  input: TypedInput = process.stdin,
): Promise<CommandResult> {
  assertMayReplace(context.configPath(), options)
  const name = context.options.chain ?? context.configuredChain()
  if (name === undefined) throw new CommandError('CHAIN_NOT_GIVEN', {})
  const network = APTOS_NETWORKS.named(name)
  const treasury = options.treasury ?? (await context.wallet()).address
  const defaultsOf = (name?: string): AptosDropAnswers => ({
    ...defaultAnswers(name),
    chain: network.slug,
    machine,
    price: `0.5 ${network.nativeCurrency.symbol}`,
    treasury,
  })
  const configs = {
    kind: APTOS_CONFIG,
    defaultsOf,
    contentOf: newAptosConfig,
    family: 'aptos',
  } as const
  return writeAnswers(context, options, configs, input)
}
