import { resolve } from 'node:path'
import { isSolanaAddress } from '@mintline/core/identifiers'
import {
  type AllowlistEntryInput,
  type AmountToken,
  type BuiltMerkleList,
  buildMerkleList,
  type ListTotals,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { type PriceTokens, tokenNameOf, tokenOfPhase } from '../amounts/priceTokens.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import type { CheckedList } from '../config/realNetwork.ts'
import type { PhaseConfig } from '../config/solanaConfig.ts'
import { flatFeeOfConfig } from './flatFeeOfConfig.ts'
import { longListWarning } from './listChangeLines.ts'
import { openListFile } from './listFile.ts'
import { readAllowlist, readMerkleList } from './readList.ts'
import { namedUnit } from './unitOfPrices.ts'

/** A phase's list. */
export interface PhaseList {
  /** Entries to put on chain; for allowlist phases. */
  readonly entries?: readonly AllowlistEntryInput[]
  /** The list's tree; for merkle phases. */
  readonly tree?: BuiltMerkleList
  /** Root from the tree, or from the config. */
  readonly root?: Uint8Array
  /** The list's file; undefined if the phase has none. */
  readonly path?: string
  /** The phase's price token; undefined = prices are in the network's coin. */
  readonly token?: AmountToken | undefined
  /** The list's totals; undefined if the phase has none. */
  readonly totals?: ListTotals
  /** Wallets in the list. */
  readonly size: number
  readonly warnings: readonly string[]
}

/** Options for reading a phase's list. */
export interface ReadPhaseListOptions {
  /** The network's currency; undefined = no network is known. */
  readonly currency?: Currency | undefined
  /**
   * The config's tokens; `unknown` = no network is known, so that only the form of prices in them is checked. Default:
   * none.
   */
  readonly tokens?: PriceTokens | 'unknown' | undefined
  /** Flat platform fee in lamports, which prices have to cover; 0 = none, or not checked. */
  readonly flatFee: bigint
  readonly signal?: AbortSignal | undefined
}

/** Reads one phase's list; empty if the phase has none. Throws as its readers and `buildMerkleList` do. */
export async function readPhaseList(
  { config, folder }: LoadedConfig,
  phaseIndex: number,
  { currency, tokens = new Map(), flatFee, signal }: ReadPhaseListOptions,
): Promise<PhaseList> {
  const phase = config.phases[phaseIndex]
  const { file: name, root, form } = phase?.list ?? {}
  if (!phase || name === undefined) {
    return { ...(root !== undefined && { root: rootBytes(root) }), size: 0, warnings: [] }
  }
  const file = openListFile(resolve(folder, name))
  const unit = namedUnit({ given: undefined, phase })
  const token = tokens === 'unknown' ? unknownToken(phase) : tokenOfPhase(phase, tokens)
  const options = { currency, token, phase, unit, flatFee }
  if (form === 'entries') {
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

function rootBytes(root: string): Uint8Array {
  return Uint8Array.from(Buffer.from(root.slice('0x'.length), 'hex'))
}

function unknownToken(phase: PhaseConfig): AmountToken | undefined {
  const symbol = tokenNameOf(phase)
  return symbol === undefined ? undefined : { symbol, decimals: undefined }
}

/** Returns the lists of phases that have one, whose wallets can be looked up. */
export function checkedLists(lists: readonly PhaseList[]): CheckedList[] {
  return lists.flatMap(({ path, entries, tree }) => {
    if (path === undefined) return []
    const isListed = (wallet: string) =>
      entries
        ? entries.some(({ user }) => user === wallet)
        : isSolanaAddress(wallet) && tree?.documentOf(wallet) !== undefined
    return [{ path, isListed }]
  })
}

/** Reads the lists of all phases, by index. */
export async function readPhaseLists(
  loaded: LoadedConfig,
  { currency, tokens, signal }: Omit<ReadPhaseListOptions, 'flatFee'>,
): Promise<PhaseList[]> {
  const lists: PhaseList[] = []
  const flatFee = flatFeeOfConfig(loaded.config)
  for (const index of loaded.config.phases.keys()) {
    lists.push(await readPhaseList(loaded, index, { currency, tokens, flatFee, signal }))
  }
  return lists
}
