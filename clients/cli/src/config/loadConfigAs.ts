import { CommandError } from '../errors/commandError.ts'
import type { ConfigKind } from './configKind.ts'
import { inspectConfigAs, usableConfig } from './inspectConfigAs.ts'
import type { LoadedConfig } from './loadedConfig.ts'

/** Problems that existing drops and phases may have, but new ones may not. */
const OF_NEW_ONES: readonly string[] = ['PHASE_ENDED']

/**
 * Loads and checks the config of a drop that names its chain, but not its lists.
 *
 * @throws FILE_NOT_READABLE, CONFIG_INVALID with all problems and their locations in the file
 */
export function loadConfigAs<Config>(kind: ConfigKind<Config>, path: string): LoadedConfig<Config> {
  return usableConfig(path, inspectConfigAs(kind, path), OF_NEW_ONES)
}

/**
 * Prevents creating a drop that has ended, or phases that have.
 *
 * @throws CONFIG_INVALID
 */
export function assertToCome<Config>(kind: ConfigKind<Config>, path: string): void {
  const { problems } = inspectConfigAs(kind, path)
  const ended = problems.filter(({ code }) => OF_NEW_ONES.includes(code))
  if (ended.length > 0) throw new CommandError('CONFIG_INVALID', { path, problems: ended })
}
