import { CommandError } from '../errors/commandError.ts'
import type { ConfigKind } from './configKind.ts'
import { inspectConfigAs, usableConfig } from './inspectConfigAs.ts'
import type { LoadedConfig } from './loadedConfig.ts'

/** Problems that existing drops and phases may have, but new ones may not. */
export const OF_NEW_ONES: readonly string[] = ['METADATA_ADDRESS_INVALID', 'PHASE_ENDED']

/**
 * Loads and checks a config that names its chain, but not its lists.
 *
 * @throws FILE_NOT_READABLE, CONFIG_INVALID with all problems and their locations in the file
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
