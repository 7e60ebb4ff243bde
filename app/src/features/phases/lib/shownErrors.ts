import type { DraftField } from '#entities/phase/lib/phaseDraft.ts'
import type { FieldProblem } from '#shared/form/useFormVisit.ts'
import type { PhaseDraftCard } from './phaseDraftCard.ts'
import type { DraftProblem } from './readDrafts.ts'

/** Errors in one phase's fields, one sentence each. */
export type FieldErrors = Partial<Record<DraftField, string>>

/** A problem in a phase's field, by its path in the form. */
interface CardProblem extends FieldProblem {
  readonly field: DraftField
  readonly message: string
}

/** Returns a field's path in the form for all phases. */
export function fieldPath({ id }: Pick<PhaseDraftCard, 'id'>, field: DraftField): string {
  return `${id}.${field}`
}

/**
 * Returns errors to show beside a phase's fields. Any field in the phase can cause an error, unless it is about a
 * missing value.
 *
 * @param shown - the form's choice of problems to show
 */
export function shownErrors(
  problems: readonly DraftProblem[],
  { phaseIndex, id }: { phaseIndex: number; id: string },
  shown: (problems: readonly CardProblem[]) => readonly CardProblem[],
): FieldErrors {
  const ofCard = problems.flatMap(({ field, message, isMissing, ...problem }): CardProblem[] => {
    if (problem.phaseIndex !== phaseIndex || field === undefined) return []
    return [{ path: fieldPath({ id }, field), scope: isMissing ? undefined : id, field, message }]
  })
  const errors: FieldErrors = {}
  for (const { field, message } of shown(ofCard)) errors[field] ??= message
  return errors
}
