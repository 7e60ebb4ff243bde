import type { InputProblem } from '../errors/inputMessages.ts'
import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import { TermError } from '../errors/termError.ts'
import type { RefusedChange } from './dropPlan.ts'
import type { DropPhaseTerms } from './dropTerms.ts'

/** The times of a phase. */
type TimedPhase = Pick<DropPhaseTerms, 'startTime' | 'endTime'>

/**
 * Returns the rules that phases break where each follows the one before it: it starts later, and not before that one
 * ends. A first phase without a start may start at any time.
 *
 * @param hasEnds True if the chain's phases have ends of their own.
 */
export function brokenPhaseTimes(
  phases: readonly TimedPhase[],
  hasEnds: boolean,
): readonly RefusedChange[] {
  return phases.flatMap(({ startTime, endTime }, index): RefusedChange[] => {
    const before = phases[index - 1]
    const earliest =
      before?.endTime ?? (before?.startTime === undefined ? undefined : before.startTime + 1n)
    const opens = startTime ?? before?.endTime
    const path = `phases.${index}`
    const broken: RefusedChange[] = []
    if (before && opens === undefined) {
      const error = new TermError('PHASE_START_MISSING', { hasEnds })
      broken.push({ path: `${path}.startTime`, error })
    }
    if (startTime !== undefined && earliest !== undefined && startTime < earliest) {
      const error = new TermError('PHASE_START_TOO_EARLY', { earliest })
      broken.push({ path: `${path}.startTime`, error })
    }
    if (endTime !== undefined && opens !== undefined && endTime <= opens) {
      broken.push({ path: `${path}.endTime`, error: new TermError('PHASE_END_TOO_EARLY', {}) })
    }
    return broken
  })
}

/** Returns an error as a problem with a term. */
export function problemAt(path: string, { code, message }: MintlineError): InputProblem {
  return { path, code, message }
}

/** Returns what a check of a term throws as its problem; empty if it passes. */
export function problemsAt(path: string, check: () => unknown): InputProblem[] {
  try {
    check()
    return []
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return [problemAt(path, error)]
  }
}

/**
 * Returns the problems that a drop's own terms lack: what stays as it is on chain refuses no other change.
 *
 * @param own Problems with the terms that the drop has.
 */
export function newProblems<Problem extends InputProblem | RefusedChange>(
  wanted: readonly Problem[],
  own: readonly Problem[],
): readonly Problem[] {
  const textOf = (problem: Problem) =>
    `${problem.path} ${'error' in problem ? problem.error.message : problem.message}`
  const known = new Set(own.map(textOf))
  return wanted.filter((problem) => !known.has(textOf(problem)))
}
