import { type ClaimRestriction, restrictionBy } from '@mintline/core'
import { assertClaimable, type ClaimOffer } from './assertClaimable.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { SOLANA_RESTRICTIONS } from './restrictions.ts'

/**
 * Checks whether a wallet may mint in a given state: in its chosen phase, or in an option's. Only
 * `fetchClaimRestriction` also checks transaction sizes.
 *
 * @throws QUANTITY_NOT_POSITIVE
 */
export function claimRestriction(offer: ClaimOffer, request: ClaimRequest = {}): ClaimRestriction {
  try {
    assertClaimable(offer, request)
    return { type: 'claimable' }
  } catch (error) {
    const restriction = restrictionBy(error, SOLANA_RESTRICTIONS)
    if (!restriction) throw error
    return restriction
  }
}
