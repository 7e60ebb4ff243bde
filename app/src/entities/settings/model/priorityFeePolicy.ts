import { PRIORITY_FEE_PERCENTILES } from '@mintline/solana'
import type { Settings } from './settings.ts'

/** The priority fee settings in the form that `@mintline/solana` takes. */
export function priorityFeePolicy({
  priorityFee,
  maxMicroLamports,
}: Settings): 'off' | { maxMicroLamports: bigint; percentile: number } {
  if (priorityFee === 'off') return 'off'
  const percentile = PRIORITY_FEE_PERCENTILES[priorityFee]
  return { maxMicroLamports: BigInt(maxMicroLamports), percentile }
}
