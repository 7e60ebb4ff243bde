import { asSentence, type InputProblem } from '@mintline/core'

/** Errors by path: `royalties.creators.1.share`; '' is the whole input. */
export type ErrorsByPath = Readonly<Record<string, string>>

/** Returns the first error for each path, as one sentence. */
export function errorsByPath(problems: readonly InputProblem[]): ErrorsByPath {
  const errors: Record<string, string> = {}
  for (const { path, message } of problems) errors[path] ??= asSentence(message)
  return errors
}

/** Returns the errors at a path and below it, by relative path: `treasury` itself becomes ''. */
export function errorsAt(errors: ErrorsByPath, path: string): ErrorsByPath {
  const below = Object.entries(errors).flatMap(([at, message]) => {
    if (at === path) return [['', message]]
    return at.startsWith(`${path}.`) ? [[at.slice(path.length + 1), message]] : []
  })
  return Object.fromEntries(below)
}
