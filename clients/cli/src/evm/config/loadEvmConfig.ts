import {
  type InspectedConfig,
  inspectConfigAs,
  usableConfig,
} from '../../config/inspectConfigAs.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { CommandError } from '../../errors/commandError.ts'
import { EVM_CONFIG } from './evmConfigKind.ts'
import type { EvmConfig } from './evmSchema.ts'

/** Problems that existing phases may have, but new ones may not. */
const OF_NEW_ONES: readonly string[] = ['PHASE_ENDED']

/**
 * Loads and checks the config of a drop on an EVM chain, but not its lists.
 *
 * @throws FILE_NOT_READABLE, CONFIG_INVALID with all problems and their locations in the file
 */
export function loadEvmConfig(path: string): LoadedConfig<EvmConfig> {
  return usableConfig(path, inspectEvmConfig(path), OF_NEW_ONES)
}

/**
 * Loads a config and collects its problems.
 *
 * @throws FILE_NOT_READABLE
 */
export function inspectEvmConfig(path: string): InspectedConfig<EvmConfig> {
  return inspectConfigAs(EVM_CONFIG, path)
}

/**
 * Prevents deploying a drop with phases that have ended.
 *
 * @throws CONFIG_INVALID
 */
export function assertEvmPhasesToCome(path: string): void {
  const ended = inspectEvmConfig(path).problems.filter(({ code }) => OF_NEW_ONES.includes(code))
  if (ended.length > 0) throw new CommandError('CONFIG_INVALID', { path, problems: ended })
}
