import { basename, dirname, join } from 'node:path'
import { copyWhole, readTextIfExists, replaceFile } from '@mintline/core/files'
import { chainNamedIn } from '../config/chainInConfig.ts'
import { readConfigFile } from '../config/configFile.ts'
import { readConfigText } from '../config/configText.ts'
import { CONFIG_VERSION, versionOf } from '../config/versions/configVersion.ts'
import { unknownSettings, upgradeConfig } from '../config/versions/convertConfig.ts'
import { formattingOf } from '../config/withSettings.ts'
import { currentSchema } from '../config/writeNewConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import { chainKindInConfig } from '../networks/networkNamed.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Rewrites a config of version 1, and keeps the earlier file beside it. */
export async function upgrade(context: BaseContext): Promise<CommandResult> {
  const path = context.configPath()
  const text = readConfigFile(path)
  const config = readEarlier(path, text)
  if (config === undefined) {
    return {
      text: `${path} has version ${CONFIG_VERSION} already`,
      data: { path, version: CONFIG_VERSION, upgraded: false },
    }
  }
  const { insertSpaces, tabSize, eol = '\n' } = formattingOf(text)
  const indentation = insertSpaces ? tabSize : '\t'
  const lines = JSON.stringify(config, undefined, indentation).replaceAll('\n', eol)
  const data = { path, version: CONFIG_VERSION, upgraded: true, config }
  if (context.options.dryRun) return { text: lines, data: { ...data, upgraded: false } }
  const earlier = await keepEarlier(path, text)
  await replaceFile(path, `${lines}${eol}`, { flush: true })
  return {
    text: `Wrote ${path} as version ${CONFIG_VERSION}\nThe earlier one is ${earlier}\nNext: mintline validate`,
    data: { ...data, earlier },
  }
}

/**
 * Returns a config as the present version; undefined if it has that version already.
 *
 * @throws CONFIG_INVALID if it is not JSON, or has settings that would be lost
 */
function readEarlier(path: string, text: string): object | undefined {
  const file = basename(path)
  const read = readConfigText(text)
  const ofText = 'message' in read ? [read] : read.repeatedKeys
  if ('message' in read || ofText.length > 0) {
    const problems = ofText.map((one) => ({ file, path: '', code: 'CONFIG_INVALID', ...one }))
    throw new CommandError('CONFIG_INVALID', { path, problems })
  }
  const { value, lineOf } = read
  if (versionOf(value) === CONFIG_VERSION) return undefined
  const kind = chainKindInConfig(chainNamedIn(value))
  const unknown = unknownSettings(value, kind)
  if (unknown.length > 0) {
    const problems = unknown.map((setting) => ({
      ...{ file, line: lineOf(setting.split('.')), path: setting, code: 'CONFIG_INVALID' },
      message: 'Unknown setting: correct or remove it before the upgrade',
    }))
    throw new CommandError('CONFIG_INVALID', { path, problems })
  }
  const upgraded = upgradeConfig(value, kind)
  const { $schema } = upgraded
  return { ...upgraded, ...($schema !== undefined && { $schema: currentSchema($schema) }) }
}

/** Copies a config to a free name beside it: `drop.config.v1.json`. */
async function keepEarlier(path: string, text: string): Promise<string> {
  const name = basename(path).replace(/\.json$/, '')
  for (let number = 1; ; number += 1) {
    const copy = join(dirname(path), `${name}.v1${number === 1 ? '' : `-${number}`}.json`)
    const there = await readTextIfExists(copy)
    if (there === undefined) await copyWhole(path, copy)
    if (there === undefined || there === text) return copy
  }
}
