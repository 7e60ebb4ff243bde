import type { Restricted } from '@mintline/core'
import type { PhaseOption } from '@mintline/solana/reads'
import { type RestrictionText, restrictionText } from '../../lib/restrictionText.ts'
import { phaseName } from './phaseAudience.ts'

interface OpenPhases {
  /** All open phases; the wallet may not mint in any. */
  options: readonly PhaseOption[]
  /** True if another phase opens later. */
  isMoreToCome: boolean
}

/**
 * Explains why a wallet may not mint, phase by phase if several are open.
 *
 * @param restriction The reason if no phase is open.
 */
export function restrictionTexts(
  restriction: Restricted,
  { options, isMoreToCome }: OpenPhases,
): RestrictionText[] {
  if (options.length < 2) return [restrictionText(restriction, isMoreToCome)]
  const phases = options.map(({ phase }) => phase)
  return options.map((option) => {
    const { reason, advice } = restrictionText(option.restriction ?? restriction, isMoreToCome)
    return { reason: `${phaseName(option.phase, phases)}: ${reason}`, advice }
  })
}
