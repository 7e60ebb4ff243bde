import type { SolanaAddress } from '@mintline/core/identifiers'
import type { ListRow } from './readRow.ts'

/** Treatment of a wallet that has rows with different terms. */
export type OnConflict =
  /** Leave it out and report it. */
  | 'report'
  /** Use its first row and report it. */
  | 'first'
  /** Use its last row and report it. */
  | 'last'

/** Identical rows of one wallet, of which the first is used. */
export interface DuplicateRows {
  readonly user: SolanaAddress
  /** Lines of the file, at least two. */
  readonly rows: readonly number[]
}

/** Rows of one wallet with different terms. */
export interface ConflictingRows {
  readonly user: SolanaAddress
  /** The terms of each row, in the order of the file. */
  readonly candidates: readonly ConflictCandidate[]
}

export interface ConflictCandidate {
  /** Line of the file. */
  readonly row: number
  /** Lamports for one item. */
  readonly price: bigint
  /** Maximum number of items in the phase. */
  readonly amount: bigint
}

/** Rows with each wallet once, and the repeated ones. */
export interface MergedRows {
  readonly rows: readonly ListRow[]
  readonly duplicates: readonly DuplicateRows[]
  readonly conflicts: readonly ConflictingRows[]
}

/** Reduces the rows to one for each wallet, in the order in which the wallets first appear. */
export function mergeRows(rows: readonly ListRow[], onConflict: OnConflict): MergedRows {
  const repeated = repeatedWallets(rows)
  if (repeated.size === 0) return { rows, duplicates: [], conflicts: [] }
  const merged: ListRow[] = []
  const duplicates: DuplicateRows[] = []
  const conflicts: ConflictingRows[] = []
  for (const row of rows) {
    const all = repeated.get(row.user)
    if (!all) merged.push(row)
    if (!all || all[0] !== row) continue
    if (all.every(({ price, amount }) => price === row.price && amount === row.amount)) {
      duplicates.push({ user: row.user, rows: all.map((other) => other.row) })
      merged.push(row)
      continue
    }
    const candidates = all.map(({ row: line, price, amount }) => ({ row: line, price, amount }))
    conflicts.push({ user: row.user, candidates })
    if (onConflict !== 'report') merged.push(onConflict === 'first' ? row : (all.at(-1) ?? row))
  }
  return { rows: merged, duplicates, conflicts }
}

/** All rows of each wallet that has more than one. */
function repeatedWallets(rows: readonly ListRow[]): ReadonlyMap<SolanaAddress, ListRow[]> {
  const first = new Map<SolanaAddress, ListRow>()
  const repeated = new Map<SolanaAddress, ListRow[]>()
  for (const row of rows) {
    const known = first.get(row.user)
    if (!known) {
      first.set(row.user, row)
      continue
    }
    const all = repeated.get(row.user)
    if (all) all.push(row)
    else repeated.set(row.user, [known, row])
  }
  return repeated
}
