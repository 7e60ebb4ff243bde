import { PHASE_TYPES, phaseNumber } from '@mintline/core'
import type { EditionPhase } from '@mintline/solana/reads'

/** Returns who may mint in a phase. */
export function audienceName({ phaseType }: Pick<EditionPhase, 'phaseType'>): string {
  return PHASE_TYPES[phaseType].isListed ? 'Allowlist' : 'Public'
}

/** Names a phase: `Public`, or `Public, phase 2` if several have the same audience. */
export function phaseName(
  phase: Pick<EditionPhase, 'phaseType' | 'phaseIndex'>,
  among: readonly Pick<EditionPhase, 'phaseType'>[],
): string {
  const name = audienceName(phase)
  const isAlone = among.filter((other) => audienceName(other) === name).length < 2
  return isAlone ? name : `${name}, phase ${phaseNumber(phase.phaseIndex)}`
}
