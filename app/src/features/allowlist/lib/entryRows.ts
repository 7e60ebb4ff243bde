import {
  type AllowlistDiff,
  type AllowlistEntry,
  type AllowlistEntryInput,
  diffAllowlist,
} from '@mintline/solana'

/** What would become of an entry. */
export type EntryState = 'new' | 'changed' | 'unchanged' | 'onlyOnChain'

/** An entry to read: what is wanted, or where nothing is wanted what is on chain. */
export interface EntryRow {
  user: string
  /** Lamports for one item. */
  price: bigint
  /** Most items in the phase. */
  amount: number
  state: EntryState
  /** What is on chain where something else is wanted. */
  before: { price: bigint; amount: number } | undefined
}

/** A list beside what is on chain. */
export interface Comparison {
  rows: Record<EntryState, readonly EntryRow[]>
  /** What is to be written, new entries first. */
  toWrite: readonly AllowlistEntryInput[]
}

/** How a list differs from what is on chain, as rows. */
export function compareList(
  entries: readonly AllowlistEntryInput[],
  onChain: readonly AllowlistEntry[],
): Comparison {
  const { added, changed, unchanged, onlyOnChain }: AllowlistDiff = diffAllowlist(entries, onChain)
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

/** What is on chain, as rows. */
export function rowsOnChain(onChain: readonly AllowlistEntry[]): EntryRow[] {
  return onChain.map((entry) => rowOf(entry, 'onlyOnChain'))
}

/** Rows whose wallet has this text in its address, in whatever case. */
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
