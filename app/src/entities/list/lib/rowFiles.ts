import {
  type ConflictingRows,
  type DuplicateRows,
  formatCsv,
  type OnConflict,
} from '@mintline/solana'

/** Formats all conflicting rows as CSV, with which of them count. */
export function conflictsCsv(conflicts: readonly ConflictingRows[], kept: OnConflict): string {
  return formatCsv(
    ['row', 'address', 'price_lamports', 'amount', 'used'],
    conflicts.flatMap(({ user, candidates }) =>
      candidates.map(({ row, price, amount }) => [
        `${row}`,
        user,
        `${price}`,
        `${amount}`,
        row === rowToUse({ candidates }, kept) ? 'yes' : 'no',
      ]),
    ),
  )
}

/** Formats every duplicate row as CSV, except each wallet's first. */
export function duplicatesCsv(duplicates: readonly DuplicateRows[]): string {
  return formatCsv(
    ['row', 'address', 'same_as_row'],
    duplicates.flatMap(({ user, rows: [first, ...others] }) =>
      others.map((row) => [`${row}`, user, `${first}`]),
    ),
  )
}

/** Returns the file line that counts for a wallet with conflicting rows; undefined = none. */
export function rowToUse(
  { candidates }: Pick<ConflictingRows, 'candidates'>,
  onConflict: OnConflict,
): number | undefined {
  if (onConflict === 'report') return undefined
  return (onConflict === 'first' ? candidates[0] : candidates.at(-1))?.row
}
