import { mergeRows, type OnConflict } from '@mintline/core/csv'
import type { SolanaAddress } from '@mintline/core/identifiers'
import type { ListRow } from './readRow.ts'

/** A wallet's identical rows, of which the first is used. */
export interface DuplicateRows {
  readonly user: SolanaAddress
  /** File lines, at least two. */
  readonly rows: readonly number[]
}

/** A wallet's rows that have different terms. */
export interface ConflictingRows {
  readonly user: SolanaAddress
  /** Each row's terms, in file order. */
  readonly candidates: readonly ConflictCandidate[]
}

export interface ConflictCandidate {
  /** File line. */
  readonly row: number
  /** Lamports for one item. */
  readonly price: bigint
  /** Maximum items in the phase. */
  readonly amount: bigint
}

/** Rows with each wallet once, and the repeated ones. */
export interface MergedListRows {
  readonly rows: readonly ListRow[]
  readonly duplicates: readonly DuplicateRows[]
  readonly conflicts: readonly ConflictingRows[]
}

/** Deduplicates rows by wallet, in order of first appearance. */
export function mergeListRows(rows: readonly ListRow[], onConflict: OnConflict): MergedListRows {
  const merged = mergeRows(rows, {
    walletOf: ({ user }) => user,
    isSame: (row, other) => row.price === other.price && row.amount === other.amount,
    onConflict,
  })
  return {
    rows: merged.rows,
    duplicates: merged.duplicates.map((all) => ({
      user: all[0].user,
      rows: all.map(({ row }) => row),
    })),
    conflicts: merged.conflicts.map((all) => ({
      user: all[0].user,
      candidates: all.map(({ row, price, amount }) => ({ row, price, amount })),
    })),
  }
}
