import { becomesPublic, PHASE_TYPES } from '@mintline/core'
import type { DraftField, PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'

/**
 * Returns the draft change that sets one field. In a phase with a list nobody sees or pays the stored price, so one
 * that becomes public gets its price on chain as a public phase, and otherwise none, which has to be entered.
 *
 * @param onChain The phase on chain; undefined = it is new.
 */
export function fieldChange<Field extends DraftField>(
  [field, value]: readonly [field: Field, value: PhaseDraft[Field]],
  { draft, onChain }: { readonly draft: PhaseDraft; readonly onChain: PhaseDraft | undefined },
): Partial<PhaseDraft> {
  const change: Partial<PhaseDraft> = { [field]: value }
  if (!becomesPublic(draft.phaseType, change.phaseType ?? draft.phaseType)) return change
  const isPriced = onChain && !PHASE_TYPES[onChain.phaseType].isListed
  return { ...change, priceAmount: isPriced ? onChain.priceAmount : null }
}
