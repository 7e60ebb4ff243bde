import type { ChainKind } from '../../networks/chainKind.ts'
import { readConfigFile } from '../configFile.ts'
import { versionOf } from './configVersion.ts'
import { earlierPath } from './convertConfig.ts'

/** Returns a setting's path in a config, for its path in version 2. */
export function settingIn(config: unknown, path: string, kind: ChainKind): string {
  return versionOf(config) === 1 ? earlierPath(path, kind, config) : path
}

/**
 * Returns a setting's path in a config's file, for its path in version 2.
 *
 * @param file The config's path; the setting's is returned as it is if the file cannot be read.
 */
export function settingName(path: string, kind: ChainKind, file: string): string {
  try {
    return settingIn(JSON.parse(readConfigFile(file)), path, kind)
  } catch {
    return path
  }
}
