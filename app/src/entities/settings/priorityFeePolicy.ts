import { PRIORITY_FEE_PERCENTILES } from '@mintline/solana'
import type { Settings } from './settings.ts'

/** Converts the priority fee settings for `@mintline/solana`. */
export function priorityFeePolicy({
  priorityFee,
  maxMicroLamports,
}: Settings): 'off' | { maxMicroLamports: bigint; percentile: number } {
  if (priorityFee === 'off') return 'off'
  const percentile = PRIORITY_FEE_PERCENTILES[priorityFee]
  return { maxMicroLamports: BigInt(maxMicroLamports), percentile }
}
