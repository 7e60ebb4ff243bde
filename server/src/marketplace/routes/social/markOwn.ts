import { formatOwnershipId, type OwnershipParts } from '@mintline/core/identifiers'
import type { Caller } from '../../../http/callers.ts'
import { type MarkAction, markOwnership } from '../../../social/markOwnership.ts'
import type { JwtResult } from '../../schemas/ownerships.ts'
import { assertDone } from '../assertDone.ts'
import type { MarketplaceServices } from '../route.ts'

/**
 * Pins or hides an ownership of the caller, or undoes that.
 *
 * @throws ApiError 403 where it is of no wallet of the caller, 404 where there is none
 */
export async function markOwn(
  ownership: OwnershipParts,
  { users, now }: MarketplaceServices,
  { userId }: Caller,
  action: MarkAction,
): Promise<JwtResult> {
  const outcome = await markOwnership(users.writer, { userId, ownership, now: now() }, action)
  assertDone(outcome, {
    kind: 'ownership',
    id: formatOwnershipId(ownership),
    refusal: 'The ownership is of no wallet of yours',
  })
  return { status: 'SUCCESS', success: true }
}
