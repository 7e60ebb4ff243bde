import { type ReadConfig, readConfigAs } from './readConfigAs.ts'
import type { DropConfig } from './schema.ts'
import { SOLANA_CONFIG } from './solanaConfigKind.ts'

/**
 * Parses a config for Solana and collects all problems at once: in the JSON, the settings, and their combination.
 *
 * @param now Unix seconds, to find phases that have ended.
 */
export function readConfig(text: string, now: bigint): ReadConfig<DropConfig> {
  return readConfigAs(SOLANA_CONFIG, text, now)
}
