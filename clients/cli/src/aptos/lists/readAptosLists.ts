import { resolve } from 'node:path'
import { type Allowlist, type AllowlistEntry, buildAllowlist } from '@mintline/aptos'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { openListFile } from '../../lists/listFile.ts'
import type { ReadRows } from '../../lists/readListRows.ts'
import type { AptosConfig, AptosPhaseConfig } from '../config/aptosSchema.ts'
import { phaseTypeOf } from '../config/phaseType.ts'
import { readAptosList } from './readAptosList.ts'

/** The list of a phase. */
export interface AptosPhaseList extends ReadRows<AllowlistEntry> {
  readonly path: string
  /** Root and proofs of a merkle list; undefined = the list is on chain. */
  readonly merkle: Allowlist | undefined
}

/**
 * Reads the lists of a config, in the order of its phases; undefined = the phase has none.
 *
 * @throws FILE_NOT_READABLE, and the errors of `readAptosList`
 */
export function readAptosLists({
  config,
  folder,
}: Pick<LoadedConfig<AptosConfig>, 'config' | 'folder'>): (AptosPhaseList | undefined)[] {
  return config.phases.map((phase) => readPhaseList(phase, folder))
}

/** Reads the list of a phase; throws as `readAptosLists` does. */
export function readPhaseList(phase: AptosPhaseConfig, folder: string): AptosPhaseList | undefined {
  const { list, maxMintsPerWallet } = phase
  if (list === undefined) return undefined
  const path = resolve(folder, list)
  const { entries, warnings } = readAptosList(openListFile(path), maxMintsPerWallet)
  const merkle = phaseTypeOf(phase) === 'merkleTree' ? buildAllowlist(entries) : undefined
  return { path, entries, warnings, merkle }
}
