import type { OwnershipParts } from '@mintline/core/identifiers'
import type { Caller } from '../../../http/callers.ts'
import { type MarkAction, markOwnership } from '../../../social/markOwnership.ts'
import type { JwtResult } from '../../schemas/ownerships.ts'
import { assertOwnership } from '../assertOwnership.ts'
import type { MarketplaceServices } from '../route.ts'

/**
 * Pins or hides the caller's ownership, or undoes that.
 *
 * @throws ApiError 403 if none of the caller's wallets holds it, 404 if it is unknown
 */
export async function markOwn(
  ownership: OwnershipParts,
  { users, now }: MarketplaceServices,
  { userId }: Caller,
  action: MarkAction,
): Promise<JwtResult> {
  const outcome = await markOwnership(users.writer, { userId, ownership, now: now() }, action)
  assertOwnership(outcome, ownership)
  return { status: 'SUCCESS', success: true }
}
