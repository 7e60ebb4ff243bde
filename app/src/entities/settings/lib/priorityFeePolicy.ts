import type { Settings } from '../model/settings.ts'

/** The settings as senders of `@mintline/solana` take them. */
export function priorityFeePolicy({
  priorityFee,
  maxMicroLamports,
}: Settings): 'off' | { maxMicroLamports: bigint } {
  return priorityFee === 'off' ? 'off' : { maxMicroLamports: BigInt(maxMicroLamports) }
}
