import { isPathWithin } from './fieldAnchors.ts'

/** Something to correct in a form before it can be submitted. */
export interface FieldProblem {
  /** Input path of its field: `royalties.creators.1.share`. */
  readonly path: string
  /** Path of the fields whose input can cause it. Default: only its own. */
  readonly scope?: string | undefined
  /** True for lists, which are pasted rather than typed. Default: false. */
  readonly isImmediate?: boolean | undefined
}

/** A person's progress through a form. */
export interface FormVisit {
  /** Paths of the fields that were left. */
  readonly left: ReadonlySet<string>
  /** Paths under which submitting was tried; '' is the whole form. */
  readonly tried: ReadonlySet<string>
}

/** A form that was just opened. */
export const NEW_VISIT: FormVisit = { left: new Set(), tried: new Set() }

/**
 * The rule of all forms. An error shows once its field was left, or another field that can cause it. After an attempt
 * to submit, all errors show. Errors of lists show at once, and so does text that is no value of its field, which the
 * field reports itself.
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
