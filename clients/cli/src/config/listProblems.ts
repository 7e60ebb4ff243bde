import { type InputProblem, isMintlineError } from '@mintline/core'

/** Returns a list's problems, with its file name; if it cannot be read, one problem in the setting that names it. */
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
