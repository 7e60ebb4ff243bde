import type { ErrorCode } from '@mintline/core/errors'
import {
  type ClaimRestriction,
  RESTRICTED_WITHOUT_WALLET,
  restrictionBy,
} from '@mintline/core/mint'
import { assertMintable, type RequestedMint } from './assertMintable.ts'
import type { MintState } from './fetchMintState.ts'

/** Restriction codes specific to Aptos. */
const APTOS_RESTRICTIONS: readonly ErrorCode[] = ['DROP_PAUSED']

/**
 * Checks whether a wallet can mint, by the drop machine's rules and a fetched state. Without a wallet, minting is
 * restricted and no phase is active.
 *
 * @throws QUANTITY_NOT_POSITIVE
 */
export function claimRestriction(state: MintState, request: RequestedMint): ClaimRestriction {
  if (state.wallet === undefined) return RESTRICTED_WITHOUT_WALLET
  try {
    assertMintable(state, request)
    return { type: 'claimable' }
  } catch (error) {
    const restriction = restrictionBy(error, APTOS_RESTRICTIONS)
    if (!restriction) throw error
    return restriction
  }
}
