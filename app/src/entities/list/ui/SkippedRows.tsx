import type { AllowlistCsvCounts, OnConflict } from '@mintline/solana'
import { countText } from '#shared/lib/countText.ts'
import { Callout } from '#shared/ui/Callout.tsx'

/** Notice for a file without a usable row. */
export function NoUsableRow() {
  return (
    <Callout kind="warn" title="No row of the file can be used">
      The rows are listed above, with the problem of each.
    </Callout>
  )
}

/**
 * Describes rows whose wallets are missing from the list: `Left out: 5 invalid rows.`; undefined = none. Neither
 * duplicates count, nor conflicts in which one row is used.
 */
export function skippedRowsText(
  { badRows, conflictingRows }: Pick<AllowlistCsvCounts, 'badRows' | 'conflictingRows'>,
  onConflict: OnConflict,
): string | undefined {
  const parts = [
    ...(badRows > 0 ? [countText(badRows, 'invalid row')] : []),
    ...(conflictingRows > 0 && onConflict === 'report'
      ? [countText(conflictingRows, 'conflicting row')]
      : []),
  ]
  return parts.length === 0 ? undefined : `Left out: ${parts.join(' and ')}.`
}
