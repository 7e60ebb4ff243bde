import { mergeRows, type OnConflict } from '@mintline/core/csv'
import type { SolanaAddress } from '@mintline/core/identifiers'
import type { ListRow } from './readRow.ts'

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
export interface MergedListRows {
  readonly rows: readonly ListRow[]
  readonly duplicates: readonly DuplicateRows[]
  readonly conflicts: readonly ConflictingRows[]
}

/** Reduces the rows to one for each wallet, in the order in which the wallets first appear. */
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
