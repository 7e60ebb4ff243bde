import { isMintlineError } from '@mintline/core'
import { z } from 'zod'

/** Advice that only holds in version 1. */
export const LAMPORTS_HINT = ', or set "lamports": true next to it'

const WHOLE = /^\d+$/

/**
 * Returns the result of `read`, or adds a problem to the config if it throws a `MintlineError`.
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
    const isLamports = isMintlineError(error, 'AMOUNT_WITHOUT_UNIT') && mayBeLamports(error.context)
    const message = isLamports ? `${error.message}${LAMPORTS_HINT}` : error.message
    context.addIssue({ code: 'custom', message, path: field === undefined ? [] : [field] })
    return z.NEVER
  }
}

/** Returns true if an amount without a unit may be in lamports, which EVM chains do not have. */
function mayBeLamports({
  value,
  unit,
}: {
  readonly value: string
  readonly unit?: string
}): boolean {
  return unit === undefined && WHOLE.test(value)
}
