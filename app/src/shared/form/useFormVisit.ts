import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { isPathWithin, leftPath } from './FieldAnchor.tsx'

/** A person's progress through a form, which decides which errors it shows. */
export interface FormVisitState {
  /** For the form's `onBlur`; its fields stand in `FieldAnchor`. */
  onBlur: (event: FocusEvent) => void
  /** Problems to show now. */
  shown: <Problem extends FieldProblem>(problems: readonly Problem[]) => readonly Problem[]
  /** Call it after an attempt to submit the form, or its parts under these paths. */
  submitTried: (paths?: readonly string[]) => void
  /** Starts over, for a form that was emptied or submitted. */
  reset: () => void
}

/** Follows which fields in a form were left, and attempts to submit it. */
export function useFormVisit(): FormVisitState {
  const [visit, setVisit] = useState(NEW_VISIT)
  const onBlur = useFieldLeave((path) =>
    setVisit((now) => (now.left.has(path) ? now : { ...now, left: new Set(now.left).add(path) })),
  )
  return {
    onBlur,
    shown: (problems) => shownProblems(problems, visit),
    submitTried: (paths = ['']) => setVisit((now) => ({ ...now, tried: new Set(paths) })),
    reset: () => setVisit(NEW_VISIT),
  }
}

/**
 * Returns a handler for a form's `onBlur` that reports which anchored field was left. A field left by pressing
 * something is reported after the press: an error that appears earlier would move the target from under the finger.
 *
 * @param onLeave - called with the field's path
 */
function useFieldLeave(onLeave: (path: string) => void): (event: FocusEvent) => void {
  const isPressed = useRef(false)
  const left = useRef<string[]>([])
  const report = useRef(onLeave)
  report.current = onLeave
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click follows the release.
      setTimeout(() => {
        for (const path of left.current.splice(0)) report.current(path)
      })
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', release, true)
    document.addEventListener('pointercancel', release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('pointerup', release, true)
      document.removeEventListener('pointercancel', release, true)
    }
  }, [])
  return ({ target, relatedTarget }) => {
    const path = leftPath(target, relatedTarget)
    if (path === undefined) return
    if (isPressed.current) left.current.push(path)
    else report.current(path)
  }
}

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
