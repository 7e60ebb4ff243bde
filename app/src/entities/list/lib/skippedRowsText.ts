import type { AllowlistCsvCounts, OnConflict } from '@mintline/solana'
import { countText } from '#shared/lib/countText.ts'

/**
 * Rows of a file whose wallets it does not bring into the list: `Left out: 5 invalid rows.`; undefined
 * where there are none. Rows that repeat another are no loss, and of rows that differ one may count.
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
