import { resolve } from 'node:path'
import {
  type AllowlistEntryInput,
  type BuiltMerkleList,
  buildMerkleList,
  type ListTotals,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import { flatFeeOfConfig } from './flatFeeOfConfig.ts'
import { openListFile } from './listFile.ts'
import { longListWarning } from './longList.ts'
import { readAllowlist, readMerkleList } from './readList.ts'
import { namedUnit } from './unitOfPrices.ts'

/** The list of a phase. */
export interface PhaseList {
  /** Entries to be on chain; for allowlist phases. */
  readonly entries?: readonly AllowlistEntryInput[]
  /** Tree of the list; for merkle phases. */
  readonly tree?: BuiltMerkleList
  /** Root of the tree, or of the config. */
  readonly root?: Uint8Array
  /** File of the list; undefined where the phase has none. */
  readonly path?: string
  /** Totals of the list; undefined where the phase has none. */
  readonly totals?: ListTotals
  /** Wallets in the list. */
  readonly size: number
  readonly warnings: readonly string[]
}

/** Options for reading the list of a phase. */
export interface ReadPhaseListOptions {
  /** Currency of the network; undefined = no network is known. */
  readonly currency?: Currency | undefined
  /** Lamports of a flat platform fee, which prices have to cover; 0 = none, or not checked. */
  readonly flatFee: bigint
  readonly signal?: AbortSignal | undefined
}

/** Reads the list of one phase; empty where the phase has none. Throws as its readers do. */
export async function readPhaseList(
  { config, folder }: LoadedConfig,
  phaseIndex: number,
  { currency, flatFee, signal }: ReadPhaseListOptions,
): Promise<PhaseList> {
  const phase = config.phases[phaseIndex]
  if (!phase?.list) {
    return { ...(phase?.merkleRoot && { root: phase.merkleRoot }), size: 0, warnings: [] }
  }
  const file = openListFile(resolve(folder, phase.list))
  const unit = namedUnit({ given: undefined, phase })
  const options = { currency, phase, unit, flatFee }
  if (phase.type === 'allowList') {
    const { entries, warnings, ...list } = readAllowlist(file, options)
    const long = longListWarning({ path: file.path, wallets: entries.length }, currency)
    return {
      ...list,
      entries,
      size: entries.length,
      warnings: [...warnings, ...(long ? [long] : [])],
    }
  }
  const { entries, ...list } = readMerkleList(file, options)
  const tree = await buildMerkleList(entries, { signal })
  return { ...list, tree, root: tree.root, size: entries.length }
}

/** Reads the lists of all phases, by index. */
export async function readPhaseLists(
  loaded: LoadedConfig,
  currency: Currency | undefined,
  signal?: AbortSignal,
): Promise<PhaseList[]> {
  const lists: PhaseList[] = []
  const flatFee = flatFeeOfConfig(loaded.config)
  for (const index of loaded.config.phases.keys()) {
    lists.push(await readPhaseList(loaded, index, { currency, flatFee, signal }))
  }
  return lists
}
