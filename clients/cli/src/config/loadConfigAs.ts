import { basename, dirname } from 'node:path'
import type { InputProblem } from '@mintline/core'
import { CommandError } from '../errors/commandError.ts'
import { chainKindInConfig } from '../networks/networkNamed.ts'
import { chainInConfig } from './chainInConfig.ts'
import { readConfigFile } from './configFile.ts'
import type { ConfigKind } from './configKind.ts'
import type { LoadedConfig } from './loadedConfig.ts'
import { readConfigAs } from './readConfigAs.ts'

/** Problems that existing drops and phases may have, but new ones may not. */
export const OF_NEW_ONES: readonly string[] = ['METADATA_ADDRESS_INVALID', 'PHASE_ENDED']

/**
 * Loads and checks a config, but not its lists. Rules for new drops and phases are left to the plans, which know the
 * state on chain.
 *
 * @throws FILE_NOT_READABLE, CONFIG_OF_OTHER_CHAIN, CONFIG_INVALID with all problems and their locations in the file
 */
export function loadConfigAs<Config>(kind: ConfigKind<Config>, path: string): LoadedConfig<Config> {
  return usableConfig(path, inspectConfigAs(kind, path), OF_NEW_ONES)
}

/**
 * Refuses to create a drop with unusable addresses, or if it or one of its phases has ended.
 *
 * @param codes Problem codes that count. Default: all that only existing drops may have.
 * @throws CONFIG_INVALID
 */
export function assertToCome<Config>(
  kind: ConfigKind<Config>,
  path: string,
  codes: readonly string[] = OF_NEW_ONES,
): void {
  const { problems: all } = inspectConfigAs(kind, path)
  const problems = all.filter(({ code }) => codes.includes(code))
  if (problems.length > 0) throw new CommandError('CONFIG_INVALID', { path, problems })
}

/** A config with all its problems. */
export interface InspectedConfig<Config> {
  /** With placeholders for invalid values; undefined if nothing can be read. */
  readonly loaded: LoadedConfig<Config> | undefined
  readonly problems: readonly InputProblem[]
  /** Returns a setting's location, for display, for its path in version 1 or in the config. */
  placeOf(path: string): Pick<InputProblem, 'file' | 'line' | 'path'>
}

/**
 * Loads a config as one kind and collects its problems.
 *
 * @throws FILE_NOT_READABLE, CONFIG_OF_OTHER_CHAIN
 */
export function inspectConfigAs<Config>(
  kind: ConfigKind<Config>,
  path: string,
): InspectedConfig<Config> {
  assertOfChain(kind, path)
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const read = readConfigAs(kind, readConfigFile(path), now)
  const { config, problems, lineOf, pathOf, version } = read
  const file = basename(path)
  return {
    loaded: config && { path, folder: dirname(path), config, version, pathOf },
    problems: problems.map((problem) => ({ file, ...problem })),
    placeOf: (setting) => ({ file, line: lineOf(setting), path: pathOf(setting) }),
  }
}

/**
 * Refuses a config that names a chain of another kind; one that names none, or is not there, passes.
 *
 * @throws CONFIG_OF_OTHER_CHAIN
 */
export function assertOfChain({ kind }: Pick<ConfigKind<unknown>, 'kind'>, path: string): void {
  const { chain } = chainInConfig(path)
  if (chain === undefined || chainKindInConfig(chain) === kind) return
  throw new CommandError('CONFIG_OF_OTHER_CHAIN', { path, chain })
}

/**
 * Returns the config if it has no problems.
 *
 * @param ignored Problem codes that do not count.
 * @throws CONFIG_INVALID with all other problems, and their locations in the file
 */
function usableConfig<Config>(
  path: string,
  { loaded, problems }: InspectedConfig<Config>,
  ignored: readonly string[],
): LoadedConfig<Config> {
  const counting = problems.filter(({ code }) => !ignored.includes(code))
  if (!loaded || counting.length > 0) {
    throw new CommandError('CONFIG_INVALID', { path, problems: counting })
  }
  return loaded
}
