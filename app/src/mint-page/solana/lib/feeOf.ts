import type { PlatformFee } from '@mintline/core'
import type { PlatformFees } from '@mintline/solana/reads'

/** The platform fee of a collection. */
export function feeOf({
  feeValue,
  isFlat,
}: Pick<PlatformFees, 'feeValue' | 'isFlat'>): PlatformFee {
  return isFlat
    ? { type: 'flat', value: feeValue }
    : { type: 'percentage', valueBp: Number(feeValue) }
}
