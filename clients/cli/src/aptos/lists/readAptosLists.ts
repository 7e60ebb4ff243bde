import { resolve } from 'node:path'
import {
  type Allowlist,
  type AllowlistEntry,
  buildAllowlist,
  type ProofSource,
} from '@mintline/aptos'
import { writeAllowlistProofs } from '@mintline/aptos/node'
import { CoreError } from '@mintline/core'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { openListFile } from '../../lists/listFile.ts'
import type { ReadRows } from '../../lists/readListRows.ts'
import type { MerkleList, NamedMerkleList } from '../../lists/writeProofs.ts'
import type { AptosConfig, AptosPhaseConfig } from '../config/aptosConfig.ts'
import { readAptosList } from './readAptosList.ts'

/** A phase's list. */
export interface AptosPhaseList extends ReadRows<AllowlistEntry> {
  readonly path: string
  /** A merkle list's root and proofs; undefined = the list is on chain. */
  readonly merkle: Allowlist | undefined
}

/** A drop's files. */
export interface DropFiles {
  readonly loaded: LoadedConfig<AptosConfig>
  /** In phase order; undefined = the phase has none. */
  readonly lists: readonly (AptosPhaseList | undefined)[]
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

/**
 * Returns a reader of merkle proofs from a config's lists, by the start of their phases.
 *
 * It throws MERKLE_PROOFS_MISSING for a list of which the config has only the root.
 */
export function proofsInConfig(
  loaded: Pick<LoadedConfig<AptosConfig>, 'config' | 'folder'>,
): Exclude<ProofSource, string> {
  return async (wallet, { phaseIndex, saleMintTime }) => {
    const { phases } = loaded.config
    const byStart = phases.findIndex(({ startTime }) => startTime === saleMintTime)
    // Both sides sort phases by start.
    const index = byStart < 0 ? phaseIndex : byStart
    const merkle = readAptosLists(loaded)[index]?.merkle
    const isElsewhere = !merkle && phases[index]?.list?.root !== undefined
    if (isElsewhere) throw new CoreError('MERKLE_PROOFS_MISSING', { phaseIndex })
    // Entries on chain need no proof.
    return merkle?.proofOf(wallet)
  }
}

/** Returns a list with its merkle tree, whatever its form. */
export function merkleListOf({ merkle, ...list }: AptosPhaseList): MerkleList {
  const allowlist = merkle ?? buildAllowlist(list.entries)
  const wallets = list.entries.map(({ wallet }) => wallet)
  return {
    ...list,
    root: allowlist.merkleRoot,
    size: wallets.length,
    write: (folder, options) => writeAllowlistProofs({ allowlist, wallets, folder }, options),
  }
}

/** Returns a config's merkle lists. */
export function merkleListsOf({ loaded, lists }: DropFiles): NamedMerkleList[] {
  return loaded.config.phases.flatMap(({ name }, index) => {
    const list = lists[index]
    return list?.merkle ? [{ ...merkleListOf(list), name }] : []
  })
}
