import { formatOwnershipId, type OwnershipParts } from '@mintline/core/identifiers'
import { ApiError } from '../http/apiError.ts'
import { assertFound } from '../http/found.ts'
import type { Outcome } from '../social/toggles.ts'

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

/**
 * Throws unless an action on an ownership was done.
 *
 * @throws ApiError 403 if none of the user's wallets holds it, 404 if it is unknown
 */
export function assertOwnership<Done extends string>(
  outcome: Done | Outcome,
  ownership: OwnershipParts,
): asserts outcome is Exclude<Done, 'FORBIDDEN' | 'UNKNOWN'> {
  if (outcome !== 'FORBIDDEN' && outcome !== 'UNKNOWN') return
  assertDone(outcome as Outcome, {
    kind: 'ownership',
    id: formatOwnershipId(ownership),
    refusal: 'The ownership is of no wallet of yours',
  })
}
