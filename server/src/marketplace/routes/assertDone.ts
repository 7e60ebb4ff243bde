import { ApiError } from '../../http/apiError.ts'
import { assertFound } from '../../http/found.ts'
import type { Outcome } from '../../social/outcome.ts'

/**
 * Refuses to go on where something was not done.
 *
 * @param refusal - sentence for a caller whose it is not to do
 * @throws ApiError 403 or 404
 */
export function assertDone(
  outcome: Outcome,
  { kind, id, refusal = '' }: { kind: string; id: string; refusal?: string },
): undefined {
  if (outcome === 'FORBIDDEN') throw new ApiError('forbidden', refusal)
  return assertFound(outcome !== 'UNKNOWN', kind, id)
}
