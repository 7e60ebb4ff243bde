import type { AllowlistCsvCounts, OnConflict } from '@mintline/solana'
import { countText } from '#shared/lib/countText.ts'

/**
 * What of a file did not come into the list; undefined where all wallets did. Rows that repeat
 * another are no loss, and of rows that differ one may count.
 */
export function leftOutText(
  { badRows, conflictingRows }: Pick<AllowlistCsvCounts, 'badRows' | 'conflictingRows'>,
  onConflict: OnConflict,
): string | undefined {
  const parts = [
    ...(badRows > 0 ? [countText(badRows, 'invalid row')] : []),
    ...(conflictingRows > 0 && onConflict === 'report'
      ? [countText(conflictingRows, 'conflicting row')]
      : []),
  ]
  if (parts.length === 0) return undefined
  return `Left out: ${parts.join(' and ')}. A wallet that is not in the list cannot mint.`
}
