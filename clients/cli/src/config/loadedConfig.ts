import type { DropConfig } from './solanaConfig.ts'

/** A config and its location. */
export interface LoadedConfig<Config = DropConfig> {
  readonly path: string
  /** Folder for relative paths in the config. */
  readonly folder: string
  readonly config: Config
  readonly version: 1 | 2
  /** Returns a setting's path in the file, for its path in version 1. */
  pathOf(path: string): string
}

/** Returns settings with their paths in a config's file, for their paths in version 1. */
export function inFile<Setting extends { readonly path: string }>(
  { pathOf }: Pick<LoadedConfig<unknown>, 'pathOf'>,
  settings: readonly Setting[],
): Setting[] {
  return settings.map((setting) => ({ ...setting, path: pathOf(setting.path) }))
}
