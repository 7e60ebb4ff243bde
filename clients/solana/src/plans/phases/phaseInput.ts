import type { PhaseTerms } from '../../instructions/types.ts'

/**
 * End time for an unlimited phase: the largest exact JavaScript number, so that no reader rounds it, 285 million years
 * from now.
 */
export const UNBOUNDED_END_TIME = 9_007_199_254_740_991n

/** Phase terms as input, with defaults. */
export interface PhaseInput extends Pick<PhaseTerms, 'priceAmount' | 'phaseType' | 'merkleRoot'> {
  /** Unix seconds; the phase is open strictly after this. Default: now. */
  startTime?: bigint | undefined
  /** Unix seconds; the phase is open strictly before this. Default: unlimited. */
  endTime?: bigint | undefined
  /** 0, the default, = unlimited. */
  maxMintsPerWallet?: bigint | undefined
  /** 0, the default, = unlimited. */
  maxMintsTotal?: bigint | undefined
}

/**
 * Completes a phase's terms (specification 5).
 *
 * @param now Chain time in unix seconds.
 */
export function phaseTermsOf(input: PhaseInput, now: bigint): PhaseTerms {
  return {
    priceAmount: input.priceAmount,
    startTime: input.startTime ?? now,
    endTime: input.endTime ?? UNBOUNDED_END_TIME,
    maxMintsPerWallet: input.maxMintsPerWallet ?? 0n,
    maxMintsTotal: input.maxMintsTotal ?? 0n,
    phaseType: input.phaseType,
    ...(input.merkleRoot && { merkleRoot: input.merkleRoot }),
  }
}
