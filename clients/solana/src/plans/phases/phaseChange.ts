import type { PhaseTerms } from '../../instructions/types.ts'
import type { EditionPhase } from '../../reads/collectionInfo.ts'

/** Changes to a phase; what is left out stays as it is. */
export interface PhaseChange extends Partial<PhaseTerms> {
  /** The phase, from 0. */
  readonly phaseIndex: number
  /** False closes the phase at all times. */
  readonly active?: boolean | undefined
}

/** All of a phase that can be changed. */
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

/** A phase after a change. A root goes with the merkle type: another type drops it. */
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
