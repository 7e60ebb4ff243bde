import { CommandError } from '../errors/commandError.ts'
import { chainKindInConfig } from '../networks/networkNamed.ts'
import { chainInConfig } from './chainInConfig.ts'
import { type InspectedConfig, inspectConfigAs, usableConfig } from './inspectConfigAs.ts'
import { OF_NEW_ONES } from './loadConfigAs.ts'
import type { LoadedConfig } from './loadedConfig.ts'
import type { DropConfig } from './solanaConfig.ts'
import { SOLANA_CONFIG } from './solanaConfigKind.ts'

/**
 * Loads and checks a config, but not its lists. Rules for new collections and phases are left to the plans, which know
 * the state on chain.
 *
 * @throws FILE_NOT_READABLE, CONFIG_OF_OTHER_CHAIN, CONFIG_INVALID with all problems and their locations in the file
 */
export function loadConfig(path: string): LoadedConfig {
  return usableConfig(path, inspectConfig(path), OF_NEW_ONES)
}

/**
 * Loads a config and collects its problems.
 *
 * @throws FILE_NOT_READABLE, CONFIG_OF_OTHER_CHAIN
 */
export function inspectConfig(path: string): InspectedConfig<DropConfig> {
  const { chain } = chainInConfig(path)
  if (chain !== undefined && chainKindInConfig(chain) !== 'solana') {
    throw new CommandError('CONFIG_OF_OTHER_CHAIN', { path, chain })
  }
  return inspectConfigAs(SOLANA_CONFIG, path)
}
