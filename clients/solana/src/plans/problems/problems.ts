import { type ErrorCode, type ErrorContext, type InputProblem, MintlineError } from '@mintline/core'

/** Gathers what is wrong with an input, so that a person sees all of it at once. */
export class Problems {
  readonly #found: InputProblem[] = []

  /** All found so far, in the order in which they were found. */
  get found(): readonly InputProblem[] {
    return this.#found
  }

  add<Code extends ErrorCode>(path: string, code: Code, context: ErrorContext<Code>): void {
    this.#found.push({ path, code, message: new MintlineError(code, context).message })
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
  if (problems.length > 0) throw new MintlineError('INPUT_INVALID', { problems })
}
