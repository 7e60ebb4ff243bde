import { ApiError } from '../http/apiError.ts'
import { assertFound } from '../http/found.ts'
import type { Outcome } from '../social/outcome.ts'

/**
 * Throws unless an action was done.
 *
 * @param refusal - message for callers who may not do it
 * @throws ApiError 403 if it is forbidden, 404 if nothing has the id
 */
export function assertDone(
  outcome: Outcome,
  { kind, id, refusal = '' }: { kind: string; id: string; refusal?: string },
): undefined {
  if (outcome === 'FORBIDDEN') throw new ApiError('forbidden', refusal)
  return assertFound(outcome !== 'UNKNOWN', kind, id)
}
