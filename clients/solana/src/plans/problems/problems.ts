import { CoreError, type InputProblem, type MintlineError } from '@mintline/core/errors'

/** Collects an input's problems, so that a person sees all of them at once. */
export class Problems {
  readonly #found: InputProblem[] = []

  /** All problems so far, in the order they were found. */
  get found(): readonly InputProblem[] {
    return this.#found
  }

  /** @param path Where the problem is, by names and by indexes from 0: `royalties.creators.1.share`. */
  add(path: string, { code, message }: MintlineError): void {
    this.#found.push({ path, code, message })
  }
}

/** The problems that `check` finds. */
export function collectProblems(check: (problems: Problems) => void): readonly InputProblem[] {
  const problems = new Problems()
  check(problems)
  return problems.found
}

/**
 * Throws one error with all problems, if there are any.
 *
 * @throws INPUT_INVALID
 */
export function assertNoProblems(problems: readonly InputProblem[]): void {
  if (problems.length > 0) throw new CoreError('INPUT_INVALID', { problems })
}
