import { flatFeeOf } from '@mintline/solana'
import type { DropConfig } from '../config/schema.ts'

/** Returns a config's flat platform fee in lamports; 0 = the fee is a share of the price. */
export function flatFeeOfConfig({ collection }: DropConfig): bigint {
  const { isFeeFlat: isFlat, platformFeeValue } = collection.platformFee
  return flatFeeOf({ isFlat, feeValue: platformFeeValue.lamports })
}
