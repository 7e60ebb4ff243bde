import type { OwnershipParts } from '@mintline/core/identifiers'
import type { Caller } from '../../http/callers.ts'
import { OwnershipIdInput } from '../../http/contract/inputs.ts'
import { assertOwnership } from '../assertDone.ts'
import { call, type MarketplaceServices } from '../call.ts'
import { JwtResult } from '../ownerships/schemas.ts'
import { type MarkAction, markOwnership } from './write.ts'

export const hideUsingPOST = call(
  {
    operationId: 'hideUsingPOST',
    summary: "Hide an ownership of one's own",
    tag: 'Ownerships',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/ownerships/{id}/hide',
    bearer: true,
    params: { id: OwnershipIdInput },
    answer: JwtResult,
    errors: 'E404',
  },
  ({ id }, services, { caller }) => markOwn(id, services, caller, 'hide'),
)

export const openUsingDELETE = call(
  {
    operationId: 'openUsingDELETE',
    summary: "Show a hidden ownership of one's own again",
    tag: 'Ownerships',
    requestClass: 'write',
    method: 'DELETE',
    path: '/marketplace/api/v4/ownerships/{id}/hide',
    bearer: true,
    params: { id: OwnershipIdInput },
    answer: JwtResult,
    errors: 'E404',
  },
  ({ id }, services, { caller }) => markOwn(id, services, caller, 'open'),
)

export const pinUsingPOST = call(
  {
    operationId: 'pinUsingPOST',
    summary: "Pin an ownership of one's own to the top",
    tag: 'Ownerships',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/ownerships/{id}/pin',
    bearer: true,
    params: { id: OwnershipIdInput },
    answer: JwtResult,
    errors: 'E404',
  },
  ({ id }, services, { caller }) => markOwn(id, services, caller, 'pin'),
)

export const unpinUsingDELETE = call(
  {
    operationId: 'unpinUsingDELETE',
    summary: "Pin an ownership of one's own no more",
    tag: 'Ownerships',
    requestClass: 'write',
    method: 'DELETE',
    path: '/marketplace/api/v4/ownerships/{id}/pin',
    bearer: true,
    params: { id: OwnershipIdInput },
    answer: JwtResult,
    errors: 'E404',
  },
  ({ id }, services, { caller }) => markOwn(id, services, caller, 'unpin'),
)

/**
 * Pins or hides the caller's ownership, or undoes that.
 *
 * @throws ApiError 403 if none of the caller's wallets holds it, 404 if it is unknown
 */
async function markOwn(
  ownership: OwnershipParts,
  { users, now }: MarketplaceServices,
  { userId }: Caller,
  action: MarkAction,
): Promise<JwtResult> {
  const outcome = await markOwnership(users.writer, { userId, ownership, now: now() }, action)
  assertOwnership(outcome, ownership)
  return { status: 'SUCCESS', success: true }
}
