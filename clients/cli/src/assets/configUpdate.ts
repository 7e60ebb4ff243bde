import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { replaceFile } from '@mintline/core/files'
import { chainInConfig } from '../config/chainInConfig.ts'
import { readConfigFile } from '../config/configFile.ts'
import { keysOf } from '../config/configText.ts'
import { loadConfigKind } from '../config/loadConfigKind.ts'
import { readConfigAs } from '../config/readConfigAs.ts'
import { valueAt } from '../config/standIns.ts'
import { versionOf } from '../config/versions/configVersion.ts'
import { upgradeConfig } from '../config/versions/convertConfig.ts'
import { settingIn } from '../config/versions/settingName.ts'
import { withSettings } from '../config/withSettings.ts'
import { CommandError } from '../errors/commandError.ts'
import { chainKindInConfig } from '../networks/networkNamed.ts'
import type { SettingChange } from '../plans/plan.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { changedSettings, nameWarnings, type UploadedBuild } from './buildSettings.ts'

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
  const present = versionOf(config) === 1 ? upgradeConfig(config, chain) : Object(config)
  const changes = Object.entries(changedSettings(chain, build, present)).map(([path, value]) => {
    const before = valueAt(present, keysOf(path))
    return { path: settingIn(config, path, chain), before, value }
  })
  const edited = withSettings(
    text,
    changes.map(({ path, value }) => ({ path: keysOf(path), value })),
  )
  assertValid(edited, (setting) => changes.some((change) => change.path === setting))
  return {
    path,
    text: edited,
    changes: changes.map(({ path: setting, before, value }) => ({
      subject: file,
      path: setting,
      label: setting.replace('collection.', ''),
      before: before === undefined ? undefined : String(before),
      after: String(value),
    })),
    warnings: nameWarnings(build, present),
  }
}

/** @throws FILE_NOT_WRITABLE */
export function writeConfigUpdate({ path, text }: ConfigUpdate): Promise<void> {
  return replaceFile(path, text, { flush: true })
}
