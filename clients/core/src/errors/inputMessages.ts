/** One thing to put right in what was given. */
export interface InputProblem {
  /** Its place, by names and by indexes from 0: `royalties.creators.1.share`. */
  readonly path: string
  /** Code of the message, to branch on. */
  readonly code: string
  /** One sentence that a person can act on. */
  readonly message: string
  /** Name of the file that it is in. */
  readonly file?: string
  /** Its line in that file, from 1. */
  readonly line?: number
}

/** Messages about what was given to a call. */
export const INPUT_MESSAGES = {
  /** Everything that is wrong with it, at once. */
  INPUT_INVALID: ({ problems }: { problems: readonly InputProblem[] }) =>
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
}
