import { priceTokenOf } from '../../limits.ts'
import type { EditionPhase } from '../../reads/collectionInfo.ts'
import type { PlannedPhase } from './phaseInput.ts'

/** Changes to a phase; omitted values stay unchanged. `PRICE_TOKEN` as the token prices it in lamports again. */
export interface PhaseChange extends Partial<PlannedPhase> {
  /** Phase index, from 0. */
  readonly phaseIndex: number
  /** False closes the phase at all times. */
  readonly active?: boolean | undefined
}

/** Everything in a phase that can be changed. */
export interface PhaseState extends PlannedPhase {
  readonly active: boolean
}

/** A phase as it stands on chain. */
export function phaseStateOf(phase: EditionPhase): PhaseState {
  const priceToken = priceTokenOf(phase)
  return {
    priceAmount: phase.priceAmount,
    ...(priceToken && { priceToken }),
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
  const priceToken = priceTokenOf({ priceToken: change.priceToken ?? phase.priceToken })
  return {
    priceAmount: change.priceAmount ?? phase.priceAmount,
    ...(priceToken && { priceToken }),
    startTime: change.startTime ?? phase.startTime,
    endTime: change.endTime ?? phase.endTime,
    maxMintsPerWallet: change.maxMintsPerWallet ?? phase.maxMintsPerWallet,
    maxMintsTotal: change.maxMintsTotal ?? phase.maxMintsTotal,
    phaseType,
    active: change.active ?? phase.active,
    ...(merkleRoot && { merkleRoot }),
  }
}
