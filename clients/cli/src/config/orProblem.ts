import { type InputProblem, isMintlineError } from '@mintline/core'
import { z } from 'zod'
import { keysOf } from './configText.ts'

/**
 * Returns the result of `read`, or adds a problem to the config if it throws a `MintlineError`.
 *
 * @param field Path of the setting with the problem. Default: the value itself.
 */
export function orProblem<Value>(context: z.RefinementCtx, read: () => Value, field = ''): Value {
  try {
    return read()
  } catch (error) {
    if (!isMintlineError(error)) throw error
    context.addIssue({
      code: 'custom',
      message: error.message,
      path: [...keysOf(field)],
    })
    return z.NEVER
  }
}

/** Adds problems to the config, with their paths from its top. */
export function addProblems(context: z.RefinementCtx, problems: readonly InputProblem[]): void {
  for (const { path, message } of problems) {
    context.addIssue({ code: 'custom', path: [...keysOf(path)], message })
  }
}
