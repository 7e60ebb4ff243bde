import type { PriorityFeePolicy } from '@mintline/solana'
import { CommandError } from '../errors/commandError.ts'

const MICRO_LAMPORTS = /^\d{1,15}$/

/**
 * Parses `--priority-fee`; undefined is the sender's default policy.
 *
 * @throws USAGE_INVALID
 */
export function readPriorityFee(value: string): PriorityFeePolicy | undefined {
  if (value === 'off') return 'off'
  if (value === 'auto') return undefined
  if (MICRO_LAMPORTS.test(value)) return { maxMicroLamports: BigInt(value) }
  throw new CommandError('USAGE_INVALID', {
    reason: `--priority-fee takes off, auto or a whole number, not ${value}`,
  })
}
