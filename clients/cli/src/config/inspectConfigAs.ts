import { basename, dirname } from 'node:path'
import type { InputProblem } from '@mintline/core'
import { CommandError } from '../errors/commandError.ts'
import { readConfigFile } from './configFile.ts'
import type { ConfigKind } from './configKind.ts'
import type { LoadedConfig } from './loadedConfig.ts'
import { readConfigAs } from './readConfigAs.ts'

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
 * @throws FILE_NOT_READABLE
 */
export function inspectConfigAs<Config>(
  kind: ConfigKind<Config>,
  path: string,
): InspectedConfig<Config> {
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
 * Returns the config if it has no problems.
 *
 * @param ignored Problem codes that do not count.
 * @throws CONFIG_INVALID with all other problems, and their locations in the file
 */
export function usableConfig<Config>(
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
