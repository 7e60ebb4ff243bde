import { type FocusEvent, useState } from 'react'
import { type FieldProblem, NEW_VISIT, shownProblems } from './errorVisibility.ts'
import { useFieldLeave } from './useFieldLeave.ts'

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
