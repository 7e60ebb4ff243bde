import type { PlatformFee } from '@mintline/core'
import type { PlatformFees } from '@mintline/solana/reads'

/** Returns a collection's platform fee. */
export function feeOf({
  feeValue,
  isFlat,
}: Pick<PlatformFees, 'feeValue' | 'isFlat'>): PlatformFee {
  return isFlat
    ? { type: 'flat', value: feeValue }
    : { type: 'percentage', valueBp: Number(feeValue) }
}
