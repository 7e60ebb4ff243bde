import { formatOwnershipId, type OwnershipParts } from '@mintline/core/identifiers'
import type { Outcome } from '../../social/outcome.ts'
import { assertDone } from './assertDone.ts'

/**
 * Refuses what a user may not do with an ownership.
 *
 * @throws ApiError 403 where it is of no wallet of the user, 404 where there is none
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
