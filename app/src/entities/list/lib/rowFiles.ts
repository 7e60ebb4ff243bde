import {
  type ConflictingRows,
  type DuplicateRows,
  formatCsv,
  type OnConflict,
} from '@mintline/solana'

/** All conflicting rows, and which of them count. */
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

/** Every repeated row beyond the first of its wallet. */
export function duplicatesCsv(duplicates: readonly DuplicateRows[]): string {
  return formatCsv(
    ['row', 'address', 'same_as_row'],
    duplicates.flatMap(({ user, rows: [first, ...others] }) =>
      others.map((row) => [`${row}`, user, `${first}`]),
    ),
  )
}

/** Line of the file that counts for a wallet with conflicting rows; undefined = none. */
export function rowToUse(
  { candidates }: Pick<ConflictingRows, 'candidates'>,
  onConflict: OnConflict,
): number | undefined {
  if (onConflict === 'report') return undefined
  return (onConflict === 'first' ? candidates[0] : candidates.at(-1))?.row
}
