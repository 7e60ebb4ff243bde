import { asSentence, type InputProblem } from '@mintline/core'

/** What is wrong, by where it is: `royalties.creators.1.share`; '' is the whole. */
export type ErrorsByPath = Readonly<Record<string, string>>

/** One sentence for each place where something is wrong: the first that was found there. */
export function errorsByPath(problems: readonly InputProblem[]): ErrorsByPath {
  const errors: Record<string, string> = {}
  for (const { path, message } of problems) errors[path] ??= asSentence(message)
  return errors
}

/** Those at a path and below it, by what follows it: of `treasury`, '' is its own. */
export function errorsAt(errors: ErrorsByPath, path: string): ErrorsByPath {
  const below = Object.entries(errors).flatMap(([at, message]) => {
    if (at === path) return [['', message]]
    return at.startsWith(`${path}.`) ? [[at.slice(path.length + 1), message]] : []
  })
  return Object.fromEntries(below)
}
