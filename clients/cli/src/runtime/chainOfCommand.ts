import { resolve } from 'node:path'
import type { Command } from 'commander'
import { chainInConfig } from '../config/chainInConfig.ts'
import { type ChainKind, chainKindOfSlug, chainKindOfUnionId } from '../networks/chainKind.ts'
import { DEFAULT_CONFIG, type Environment } from './baseContext.ts'
import type { GlobalOptions } from './globalOptions.ts'

/**
 * Returns the chain kind for a command that runs on any chain: by `--chain`, otherwise by the union id in `--contract`,
 * otherwise by its config.
 */
export function chainKindOf(command: Command, { cwd }: Pick<Environment, 'cwd'>): ChainKind {
  const { chain, contract = '', config = DEFAULT_CONFIG } = command.optsWithGlobals<GlobalOptions>()
  const named = chain === undefined ? chainKindOfUnionId(contract) : undefined
  return named ?? chainKindOfSlug(chain ?? chainInConfig(resolve(cwd, config)).chain)
}
