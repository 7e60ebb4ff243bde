import type { DropConfig } from './schema.ts'

/** A config and where it was found. */
export interface LoadedConfig {
  readonly path: string
  /** Folder that paths in the config are relative to. */
  readonly folder: string
  readonly config: DropConfig
}
