import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { InputProblem } from '@mintline/core'
import { CommandError } from '../errors/commandError.ts'
import { fileNotReadable } from '../files/fileFailures.ts'
import type { LoadedConfig } from './loadedConfig.ts'
import { readConfig } from './readConfig.ts'

/** A config with all of its problems. */
export interface InspectedConfig {
  /** With placeholders for invalid values; undefined where nothing can be read. */
  readonly loaded: LoadedConfig | undefined
  readonly problems: readonly InputProblem[]
  /** The location of a setting, for display. */
  placeOf(path: string): Pick<InputProblem, 'file' | 'line' | 'path'>
}

/** Problems that existing collections and phases may have, but new ones may not. */
const OF_NEW_ONES: readonly string[] = ['METADATA_ADDRESS_INVALID', 'PHASE_ENDED']

/**
 * Loads and checks a config, but not its lists. Rules for new collections and phases are left to the plans, which know
 * what is on chain.
 *
 * @throws FILE_NOT_READABLE, CONFIG_INVALID with all problems and their locations in the file
 */
export function loadConfig(path: string): LoadedConfig {
  const { loaded, problems } = inspectConfig(path)
  const counting = problems.filter(({ code }) => !OF_NEW_ONES.includes(code))
  if (!loaded || counting.length > 0) {
    throw new CommandError('CONFIG_INVALID', { path, problems: counting })
  }
  return loaded
}

/**
 * Loads a config and collects its problems.
 *
 * @throws FILE_NOT_READABLE
 */
export function inspectConfig(path: string): InspectedConfig {
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const { config, problems, lineOf } = readConfig(readText(path), now)
  const file = basename(path)
  return {
    loaded: config && { path, folder: dirname(path), config },
    problems: problems.map((problem) => ({ file, ...problem })),
    placeOf: (setting) => ({ file, line: lineOf(setting), path: setting }),
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
