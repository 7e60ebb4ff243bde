import { type InputProblem, isMintlineError } from '@mintline/core'

/** Problems of a list, with its name; of the setting that names it where it cannot be read. */
export function listProblems(
  error: unknown,
  list: string | undefined,
  place: Pick<InputProblem, 'file' | 'line' | 'path'>,
): InputProblem[] {
  if (!isMintlineError(error)) throw error
  const { code, message } = error
  if (!isMintlineError(error, 'LIST_INVALID')) return [{ ...place, code, message }]
  return error.context.problems.map((problem) => ({ ...(list && { file: list }), ...problem }))
}
