import type { Settings } from './settings.ts'

/** The priority fee settings in the form that `@mintline/solana` takes. */
export function priorityFeePolicy({
  priorityFee,
  maxMicroLamports,
}: Settings): 'off' | { maxMicroLamports: bigint } {
  return priorityFee === 'off' ? 'off' : { maxMicroLamports: BigInt(maxMicroLamports) }
}
