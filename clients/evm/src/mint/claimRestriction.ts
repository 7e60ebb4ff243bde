import {
  type ClaimRestriction,
  RESTRICTED_WITHOUT_WALLET,
  restrictionBy,
} from '@mintline/core/mint'
import { assertClaimable, type RequestedClaim } from './assertClaimable.ts'
import type { MintState } from './fetchMintState.ts'

/**
 * Checks whether a wallet can mint by the known rules, without a request. The contract may know more: see
 * `fetchClaimRestriction`.
 *
 * @throws QUANTITY_NOT_POSITIVE
 */
export function claimRestriction(state: MintState, request: RequestedClaim): ClaimRestriction {
  if (state.wallet === undefined) return RESTRICTED_WITHOUT_WALLET
  try {
    assertClaimable(state, request)
    return { type: 'claimable' }
  } catch (error) {
    const restriction = restrictionBy(error)
    if (!restriction) throw error
    return restriction
  }
}
