import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { replaceFile } from '@mintline/core/files'
import { chainInConfig } from '../config/chainInConfig.ts'
import { readConfigFile } from '../config/configFile.ts'
import { loadConfigKind } from '../config/loadConfigKind.ts'
import { readConfigAs } from '../config/readConfigAs.ts'
import { versionOf } from '../config/versions/configVersion.ts'
import { earlierConfig } from '../config/versions/convertConfig.ts'
import { settingIn } from '../config/versions/settingName.ts'
import { withSettings } from '../config/withSettings.ts'
import { CommandError } from '../errors/commandError.ts'
import type { ChainKind } from '../networks/chainKind.ts'
import { chainKindInConfig } from '../networks/networkNamed.ts'
import type { SettingChange } from '../plans/plan.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import {
  changedSettings,
  nameWarnings,
  type UploadedBuild,
  type WrittenCollection,
} from './buildSettings.ts'

/** A config with a build's settings, before it is written. */
export interface ConfigUpdate {
  readonly path: string
  /** The whole text. */
  readonly text: string
  /** Empty = the config already has these settings. */
  readonly changes: readonly SettingChange[]
  readonly warnings: readonly string[]
}

/**
 * Plans to write a build's settings to a command's config; undefined if there is none.
 *
 * @throws FILE_NOT_READABLE; CONFIG_INVALID if the config cannot be read, or does not take the settings
 */
export async function planConfigUpdate(
  context: CommandContext,
  build: UploadedBuild,
): Promise<ConfigUpdate | undefined> {
  const path = context.configPath()
  if (context.options.config === undefined && !existsSync(path)) return undefined
  const text = readConfigFile(path)
  const file = basename(path)
  const chain = chainKindInConfig(chainInConfig(path).chain)
  const kind = await loadConfigKind(chain)
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const assertValid = (content: string, isRelevant: (setting: string) => boolean) => {
    const { problems: all } = readConfigAs(kind, content, now)
    const problems = all.filter((problem) => isRelevant(problem.path))
    if (problems.length === 0) return
    const context = { path, problems: problems.map((problem) => ({ file, ...problem })) }
    throw new CommandError('CONFIG_INVALID', context)
  }
  // Problems with the whole file: it is not JSON, or has no collection.
  assertValid(text, (setting) => setting === '' || setting === 'collection')
  const config: unknown = JSON.parse(text)
  const collection = collectionIn(config, chain)
  const settings = Object.entries(changedSettings(chain, build, collection)).map(
    ([name, value]) => ({ name, value, path: settingIn(config, `collection.${name}`, chain) }),
  )
  const edited = withSettings(
    text,
    settings.map((setting) => ({ ...setting, path: setting.path.split('.') })),
  )
  const changes = settings.map(({ name, path: at, value }): SettingChange => {
    const before = collection[name]
    return {
      subject: file,
      path: at,
      label: at.replace('collection.', ''),
      before: before === undefined ? undefined : String(before),
      after: String(value),
    }
  })
  assertValid(edited, (setting) => changes.some((change) => change.path === setting))
  return { path, text: edited, changes, warnings: nameWarnings(build, collection) }
}

/** @throws FILE_NOT_WRITABLE */
export function writeConfigUpdate({ path, text }: ConfigUpdate): Promise<void> {
  return replaceFile(path, text, { flush: true })
}

/** Returns what a config says about its collection, by the names of version 1. */
function collectionIn(config: unknown, chain: ChainKind): WrittenCollection {
  const earlier = versionOf(config) === 1 ? config : earlierConfig(config, chain)
  return Object(earlier).collection ?? {}
}
