import { resolve } from 'node:path'
import type { Command } from 'commander'
import { chainInConfig } from '../config/chainInConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import { type ChainKind, chainKindOfUnionId, chainNames } from '../networks/chainKind.ts'
import { chainKindInConfig, chainKindNamed } from '../networks/networkNamed.ts'
import { DEFAULT_CONFIG, type Environment } from './baseContext.ts'
import type { GlobalOptions } from './globalOptions.ts'

/** Options that name a command's drop or its chain. */
interface ChainOptions extends GlobalOptions {
  readonly collection?: string
}

/**
 * Returns the chain kind for a command: by the union id in `--contract` or `--collection`, otherwise by `--chain`,
 * otherwise by its config. Without any, it is Solana. Asks no node.
 *
 * @throws CHAIN_UNKNOWN, USAGE_INVALID if the options name two kinds
 */
export function chainKindOf(command: Command, environment: Pick<Environment, 'cwd'>): ChainKind {
  const options = command.optsWithGlobals<ChainOptions>()
  const { chain, contract = '', collection = '' } = options
  const ofContract = chainKindOfUnionId(contract)
  const ofDrop = ofContract ?? chainKindOfUnionId(collection)
  const named = chain === undefined ? undefined : chainKindNamed(chain)
  if (ofDrop && named && ofDrop !== named) {
    const option = ofContract ? '--contract' : '--collection'
    const reason = `${option} names a drop on ${chainNames([ofDrop])}, and --chain ${chain} is another chain: leave one of them out`
    throw new CommandError('USAGE_INVALID', { reason })
  }
  return (
    ofDrop ?? named ?? chainKindInConfig(chainInConfig(configPathOf(command, environment)).chain)
  )
}

/** Returns the path of a command's config. */
export function configPathOf(command: Command, { cwd }: Pick<Environment, 'cwd'>): string {
  const { config = DEFAULT_CONFIG } = command.optsWithGlobals<GlobalOptions>()
  return resolve(cwd, config)
}
