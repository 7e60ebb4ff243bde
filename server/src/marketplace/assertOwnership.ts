import { formatOwnershipId, type OwnershipParts } from '@mintline/core/identifiers'
import type { Outcome } from '../social/outcome.ts'
import { assertDone } from './assertDone.ts'

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
