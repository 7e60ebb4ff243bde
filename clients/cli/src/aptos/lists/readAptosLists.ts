import { resolve } from 'node:path'
import { type Allowlist, type AllowlistEntry, buildAllowlist } from '@mintline/aptos'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { openListFile } from '../../lists/listFile.ts'
import type { ReadRows } from '../../lists/readListRows.ts'
import type { AptosConfig, AptosPhaseConfig } from '../config/aptosConfig.ts'
import { readAptosList } from './readAptosList.ts'

/** A phase's list. */
export interface AptosPhaseList extends ReadRows<AllowlistEntry> {
  readonly path: string
  /** A merkle list's root and proofs; undefined = the list is on chain. */
  readonly merkle: Allowlist | undefined
}

/**
 * Reads a config's lists, in phase order; undefined = the phase has none.
 *
 * @throws FILE_NOT_READABLE, and the errors of `readAptosList`
 */
export function readAptosLists({
  config,
  folder,
}: Pick<LoadedConfig<AptosConfig>, 'config' | 'folder'>): (AptosPhaseList | undefined)[] {
  return config.phases.map((phase) => readPhaseList(phase, folder))
}

/** Reads a phase's list. Throws as `readAptosLists` does. */
export function readPhaseList(phase: AptosPhaseConfig, folder: string): AptosPhaseList | undefined {
  const { list, maxPerWallet } = phase
  if (list?.file === undefined) return undefined
  const path = resolve(folder, list.file)
  const { entries, warnings } = readAptosList(openListFile(path), maxPerWallet)
  const merkle = list.form === 'merkle' ? buildAllowlist(entries) : undefined
  return { path, entries, warnings, merkle }
}
