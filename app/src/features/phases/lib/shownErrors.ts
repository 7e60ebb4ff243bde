import type { DraftField } from '#entities/phase/lib/phaseDraft.ts'
import type { DraftProblem } from './readDrafts.ts'

/** Errors in the fields of one phase, one sentence each. */
export type FieldErrors = Partial<Record<DraftField, string>>

/** Fields of one phase that have been edited. */
export type TouchedFields = Partial<Record<DraftField, boolean>>

interface ShownErrorsInput {
  problems: readonly DraftProblem[]
  phaseIndex: number
  touched: TouchedFields
  /** True if saving was tried: then all errors are shown. */
  wasTried: boolean
}

/**
 * Errors to show beside the fields of a phase: not for untouched fields, unless input elsewhere in the
 * phase makes them invalid.
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
