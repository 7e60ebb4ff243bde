import { isPathWithin } from './fieldAnchors.ts'

/** Something to correct in a form before it can be submitted. */
export interface FieldProblem {
  /** Its field's input path: `royalties.creators.1.share`. */
  readonly path: string
  /** Path whose fields can cause it. Default: only its own. */
  readonly scope?: string | undefined
  /** True for lists, which are pasted rather than typed. Default: false. */
  readonly isImmediate?: boolean | undefined
}

/** A person's progress through a form. */
export interface FormVisit {
  /** Paths for fields that were left. */
  readonly left: ReadonlySet<string>
  /** Paths for which submitting was tried; '' is the whole form. */
  readonly tried: ReadonlySet<string>
}

/** A form that was just opened. */
export const NEW_VISIT: FormVisit = { left: new Set(), tried: new Set() }

/**
 * Returns the problems to show, by one rule for all forms. An error shows once its field was left, or another field
 * that can cause it. After an attempt to submit, all errors show. List errors show at once; text that does not parse
 * does too, but its field reports that itself.
 */
export function shownProblems<Problem extends FieldProblem>(
  problems: readonly Problem[],
  { left, tried }: FormVisit,
): readonly Problem[] {
  return problems.filter(
    ({ path, scope, isImmediate = false }) =>
      isImmediate ||
      [...tried].some((form) => isPathWithin(path, form)) ||
      [...left].some(
        (field) => isPathWithin(path, field) || (scope !== undefined && isPathWithin(field, scope)),
      ),
  )
}
