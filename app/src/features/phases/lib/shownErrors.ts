import type { DraftField } from '#entities/phase/lib/phaseDraft.ts'
import type { DraftProblem } from './readDrafts.ts'

/** What is wrong with the fields of one phase, a sentence each. */
export type FieldErrors = Partial<Record<DraftField, string>>

/** Fields of one phase that somebody has changed. */
export type TouchedFields = Partial<Record<DraftField, boolean>>

interface ShownErrorsInput {
  problems: readonly DraftProblem[]
  phaseIndex: number
  touched: TouchedFields
  /** Whether saving was tried: then nothing is held back. */
  wasTried: boolean
}

/**
 * What to say beside the fields of a phase: not of those that nobody has come to yet, unless what was
 * entered elsewhere in the phase makes them wrong.
 */
export function shownErrors({
  problems,
  phaseIndex,
  touched,
  wasTried,
}: ShownErrorsInput): FieldErrors {
  const isTouched = Object.values(touched).some(Boolean)
  const errors: FieldErrors = {}
  for (const problem of problems) {
    const { field, message, isMissing } = problem
    if (problem.phaseIndex !== phaseIndex || field === undefined) continue
    const isShown = wasTried || (isMissing ? touched[field] : isTouched)
    if (isShown) errors[field] ??= message
  }
  return errors
}
