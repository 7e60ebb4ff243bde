import type { DropSale } from '@mintline/core/drop'
import { limitOf } from '../conditions/claimCondition.ts'
import { closingTime, phasesOf } from '../conditions/phases.ts'
import type { DropState } from './dropState.ts'

/** Returns a drop's sale, for core's `dropStatus`. Phases are in the order of `phasesOf`. */
export function dropSale({
  conditions,
  maxSupply: maxItems,
  minted,
}: Pick<DropState, 'conditions' | 'maxSupply' | 'minted'>): DropSale {
  return {
    supply: { minted, maxItems },
    phases: phasesOf(conditions).map((phase) => ({
      startTime: phase.startTimestamp,
      endTime: closingTime(phase, conditions),
      isOpen: true,
      maxItems: limitOf(phase.maxClaimableSupply),
      minted: phase.supplyClaimed,
    })),
    sale: { isPaused: false, endTime: undefined },
  }
}
