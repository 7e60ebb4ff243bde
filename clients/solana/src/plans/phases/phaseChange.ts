import type { PhaseTerms } from '../../instructions/types.ts'
import type { EditionPhase } from '../../reads/collectionInfo.ts'

/** Changes to a phase; omitted values stay unchanged. */
export interface PhaseChange extends Partial<PhaseTerms> {
  /** Phase index, from 0. */
  readonly phaseIndex: number
  /** False closes the phase at all times. */
  readonly active?: boolean | undefined
}

/** Everything in a phase that can be changed. */
export interface PhaseState extends PhaseTerms {
  readonly active: boolean
}

/** A phase as it stands on chain. */
export function phaseStateOf(phase: EditionPhase): PhaseState {
  return {
    priceAmount: phase.priceAmount,
    startTime: phase.startTime,
    endTime: phase.endTime,
    maxMintsPerWallet: phase.maxMintsPerWallet,
    maxMintsTotal: phase.maxMintsTotal,
    phaseType: phase.phaseType,
    active: phase.active,
    ...(phase.merkleRoot && { merkleRoot: phase.merkleRoot }),
  }
}

/** Returns a phase after a change. Only merkle phases have a root, so another type drops it. */
export function changedPhase(phase: PhaseState, change: PhaseChange): PhaseState {
  const phaseType = change.phaseType ?? phase.phaseType
  const merkleRoot =
    change.merkleRoot ?? (phaseType === 'merkleTree' ? phase.merkleRoot : undefined)
  return {
    priceAmount: change.priceAmount ?? phase.priceAmount,
    startTime: change.startTime ?? phase.startTime,
    endTime: change.endTime ?? phase.endTime,
    maxMintsPerWallet: change.maxMintsPerWallet ?? phase.maxMintsPerWallet,
    maxMintsTotal: change.maxMintsTotal ?? phase.maxMintsTotal,
    phaseType,
    active: change.active ?? phase.active,
    ...(merkleRoot && { merkleRoot }),
  }
}
