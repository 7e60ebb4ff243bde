import { defaultAnswers } from '../../config/newConfig.ts'
import { type InitOptions, writeAnswers } from '../../config/writeAnswers.ts'
import { CommandError } from '../../errors/commandError.ts'
import type { TypedInput } from '../../output/confirm.ts'
import { assertMayReplace } from '../../runtime/assertMayReplace.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { EVM_NETWORKS } from '../chain/evmNetworks.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { type EvmDropAnswers, newEvmConfig } from '../config/newEvmConfig.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

/** @param input The user's input, for questions. */
export async function init(
  context: EvmContext,
  options: InitOptions,
  input: TypedInput = process.stdin,
): Promise<CommandResult> {
  assertMayReplace(context.configPath(), options)
  const name = context.options.chain ?? context.configuredChain()
  if (name === undefined) throw new CommandError('CHAIN_NOT_GIVEN', {})
  const network = EVM_NETWORKS.named(name)
  const treasury = options.treasury ?? (await ownAddress(context))
  const defaultsOf = (name?: string): EvmDropAnswers => ({
    ...defaultAnswers(name),
    chain: network.slug,
    price: `0.01 ${network.nativeCurrency.symbol}`,
    treasury,
  })
  const configs = { kind: EVM_CONFIG, defaultsOf, contentOf: newEvmConfig, family: 'evm' } as const
  return writeAnswers(context, options, configs, input)
}

/** Returns the configured key's address, otherwise the account that the local network signs for. */
async function ownAddress(context: EvmContext): Promise<string> {
  const key = await context.key()
  return (key?.address ?? (await context.wallet()).address).toLowerCase()
}
