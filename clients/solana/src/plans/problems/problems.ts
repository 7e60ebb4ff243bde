import { CoreError, type InputProblem, type MintlineError } from '@mintline/core'

/** Gathers what is wrong with an input, so that a person sees all of it at once. */
export class Problems {
  readonly #found: InputProblem[] = []

  /** All found so far, in the order in which they were found. */
  get found(): readonly InputProblem[] {
    return this.#found
  }

  /** @param path Place of the problem, by names and by indexes from 0: `royalties.creators.1.share`. */
  add(path: string, { code, message }: MintlineError): void {
    this.#found.push({ path, code, message })
  }
}

/** What `check` finds wrong. */
export function collectProblems(check: (problems: Problems) => void): readonly InputProblem[] {
  const problems = new Problems()
  check(problems)
  return problems.found
}

/**
 * Fails when there are problems, with all of them in one error.
 *
 * @throws INPUT_INVALID
 */
export function assertNoProblems(problems: readonly InputProblem[]): void {
  if (problems.length > 0) throw new CoreError('INPUT_INVALID', { problems })
}
