/** One problem in an input. */
export interface InputProblem {
  /** Location, by names and by indexes from 0: `royalties.creators.1.share`. */
  readonly path: string
  /** Code of the message, to branch on. */
  readonly code: string
  /** One sentence that a person can act on. */
  readonly message: string
  /** Name of the file with the problem. */
  readonly file?: string
  /** Line in that file, from 1. */
  readonly line?: number
}

/** Messages about the input of a call. */
export const INPUT_MESSAGES = {
  /** All problems of the input at once. */
  INPUT_INVALID: ({ problems }: { problems: readonly InputProblem[] }) =>
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
}
