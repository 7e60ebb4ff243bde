import { resolve } from 'node:path'
import { type AllowlistEntryInput, type BuiltMerkleList, buildMerkleList } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { LoadedConfig } from '../config/loadConfig.ts'
import { readAllowlist, readMerkleList } from './readList.ts'

/** What the list of a phase comes to. */
export interface PhaseList {
  /** Entries to be on chain; for allowlist phases. */
  readonly entries?: readonly AllowlistEntryInput[]
  /** Tree of the list; for merkle phases. */
  readonly tree?: BuiltMerkleList
  /** Root of the tree, or of the config. */
  readonly root?: Uint8Array
  /** Wallets in the list. */
  readonly size: number
  readonly warnings: readonly string[]
}

/** Reads the list of one phase; an empty one where the phase has none. Throws as its readers do. */
export async function readPhaseList(
  { config, folder }: LoadedConfig,
  phaseIndex: number,
  currency: Currency | undefined,
  signal?: AbortSignal,
): Promise<PhaseList> {
  const phase = config.phases[phaseIndex]
  if (!phase?.list) {
    return { ...(phase?.merkleRoot && { root: phase.merkleRoot }), size: 0, warnings: [] }
  }
  const path = resolve(folder, phase.list)
  if (phase.type === 'allowList') {
    const { entries, warnings } = readAllowlist(path, { currency, phase })
    return { entries, size: entries.length, warnings }
  }
  const { entries, warnings } = readMerkleList(path, { currency, phase })
  const tree = await buildMerkleList(entries, { signal })
  return { tree, root: tree.root, size: entries.length, warnings }
}

/** Reads the lists of all phases, by index. */
export async function readPhaseLists(
  loaded: LoadedConfig,
  currency: Currency | undefined,
  signal?: AbortSignal,
): Promise<PhaseList[]> {
  const lists: PhaseList[] = []
  for (const index of loaded.config.phases.keys()) {
    lists.push(await readPhaseList(loaded, index, currency, signal))
  }
  return lists
}
