import type { DesiredPhase } from '@mintline/solana'
import { type Money, phaseInputOf } from '../config/deployInputOf.ts'
import type { DropConfig } from '../config/schema.ts'
import type { PhaseList } from '../lists/readPhaseLists.ts'

/** Returns a config's desired phases, by index. */
export function desiredPhases(
  { phases }: DropConfig,
  lists: readonly PhaseList[],
  money: Money,
): DesiredPhase[] {
  return phases.map((phase, index) => ({
    ...phaseInputOf(phase, lists[index]?.root, money),
    active: phase.active,
  }))
}
