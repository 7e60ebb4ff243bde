import { isMintlineError } from '@mintline/core'
import { z } from 'zod'

const WHOLE = /^\d+$/

/**
 * The result of `read`; a problem of the config where it throws a `MintlineError`.
 *
 * @param field Setting with the problem. Default: the value itself.
 */
export function orProblem<Value>(
  context: z.RefinementCtx,
  read: () => Value,
  field?: string,
): Value {
  try {
    return read()
  } catch (error) {
    if (!isMintlineError(error)) throw error
    const isWhole = isMintlineError(error, 'AMOUNT_WITHOUT_UNIT') && WHOLE.test(error.context.value)
    const message = isWhole ? `${error.message}, or set "lamports": true next to it` : error.message
    context.addIssue({ code: 'custom', message, path: field === undefined ? [] : [field] })
    return z.NEVER
  }
}
