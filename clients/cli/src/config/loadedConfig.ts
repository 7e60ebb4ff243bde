import type { DropConfig } from './schema.ts'

/** A config and its location. */
export interface LoadedConfig<Config = DropConfig> {
  readonly path: string
  /** Folder for relative paths in the config. */
  readonly folder: string
  readonly config: Config
}
