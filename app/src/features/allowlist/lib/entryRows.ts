import { type AllowlistEntry, type AllowlistEntryInput, diffAllowlist } from '@mintline/solana'
import type { SortKey } from '#shared/ui/table/rowFinder.ts'

/** A listed entry's state compared with the chain. */
export type ListedState = 'new' | 'changed' | 'unchanged'

/** An entry's state compared with the chain. */
export type EntryState = ListedState | 'onlyOnChain'

/** An entry for display: the wanted one, or else the one on chain. */
export interface EntryRow {
  user: string
  /** Base units per item. */
  price: bigint
  /** Maximum items in the phase. */
  amount: number
  state: EntryState
  /** The entry on chain, if another one is wanted. */
  before: { price: bigint; amount: number } | undefined
}

/** Sort keys for entries, by column. */
export const ENTRY_KEYS = {
  wallet: ({ user }) => user,
  price: ({ price }) => price,
  amount: ({ amount }) => amount,
} as const satisfies Record<string, SortKey<EntryRow>>

/** A list compared with the entries on chain. */
export interface Comparison {
  rows: Record<EntryState, readonly EntryRow[]>
  /** Entries to write, new ones first. */
  toWrite: readonly AllowlistEntryInput[]
}

/** Compares a list with the entries on chain. */
export function compareList(
  entries: readonly AllowlistEntryInput[],
  onChain: readonly AllowlistEntryInput[],
): Comparison {
  const { added, changed, unchanged, onlyOnChain } = diffAllowlist(entries, onChain)
  return {
    rows: {
      new: added.map((entry) => rowOf(entry, 'new')),
      changed: changed.map(({ entry, current }) => rowOf(entry, 'changed', current)),
      unchanged: unchanged.map((entry) => rowOf(entry, 'unchanged')),
      onlyOnChain: onlyOnChain.map((entry) => rowOf(entry, 'onlyOnChain')),
    },
    toWrite: [...added, ...changed.map(({ entry }) => entry)],
  }
}

/** Entries on chain as rows. */
export function rowsOnChain(onChain: readonly AllowlistEntry[]): EntryRow[] {
  return onChain.map((entry) => rowOf(entry, 'onlyOnChain'))
}

/** Returns rows whose wallet address contains a text, ignoring case. */
export function searchRows(rows: readonly EntryRow[], text: string): readonly EntryRow[] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? rows : rows.filter(({ user }) => user.toLowerCase().includes(wanted))
}

function rowOf(
  { user, price, amount }: AllowlistEntryInput,
  state: EntryState,
  before?: AllowlistEntryInput,
): EntryRow {
  return {
    user,
    price,
    amount,
    state,
    before: before && { price: before.price, amount: before.amount },
  }
}
