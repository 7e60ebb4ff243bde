import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  type ChainFamily,
  type InputProblem,
  type PlatformTerms,
  percentText,
  readPlatformSettings,
} from '@mintline/core'
import { CommandError } from '../errors/commandError.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import { readConfigFile } from './configFile.ts'

/** The host's settings, for both the command and the pages. */
const SETTINGS = 'mintline.json'
const SETTINGS_VARIABLE = 'MINTLINE_SETTINGS'

/**
 * Reads the fee that a platform asks from new drops: from the file that `MINTLINE_SETTINGS` names, otherwise from
 * `mintline.json` beside the config. Undefined = none.
 *
 * @throws FILE_NOT_READABLE, CONFIG_INVALID
 */
export function platformOf(context: BaseContext, family: ChainFamily): PlatformTerms | undefined {
  const named = context.environment.env[SETTINGS_VARIABLE]
  const path = named ? context.path(named) : join(dirname(context.configPath()), SETTINGS)
  if (!named && !existsSync(path)) return undefined
  const { platform, problems } = readPlatformSettings(settingIn(path))
  if (problems.length > 0) throw invalid(path, problems)
  return platform[family]
}

/** Formats the line about the platform's fee in a new config. */
export function platformLine({ name, valueBp, recipient }: PlatformTerms): string {
  const fee = `${percentText(valueBp)} to ${recipient}`
  return name === undefined ? `Platform fee: ${fee}` : `Platform fee of ${name}: ${fee}`
}

function settingIn(path: string): unknown {
  try {
    const settings: unknown = JSON.parse(readConfigFile(path))
    return Object(settings).platform
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw invalid(path, [{ path: '', code: 'CONFIG_INVALID', message: 'It is not JSON' }])
  }
}

function invalid(path: string, problems: readonly InputProblem[]) {
  const file = basename(path)
  const placed = problems.map((problem) => ({ ...problem, file }))
  return new CommandError('CONFIG_INVALID', { path, problems: placed })
}
