import type { ErrorCode } from '@mintline/core/errors'
import {
  assertQuantity,
  type ClaimRestriction,
  claimRestrictionOf,
  RESTRICTED_WITHOUT_WALLET,
} from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { EvmConnection } from '../chain/connection.ts'
import { assertClaimable } from './assertClaimable.ts'
import { assertContractAgrees } from './assertContractAgrees.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { fetchMintState } from './fetchMintState.ts'

/** Restriction codes specific to EVM chains. */
const EVM_RESTRICTIONS: readonly ErrorCode[] = ['CONTRACT_REFUSED']

/**
 * Checks whether a wallet can mint now: against the known rules, then with the contract itself. Without a
 * wallet, minting is restricted and no phase is active.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, and what `fetchDropState` throws; these are not restrictions.
 */
export async function fetchClaimRestriction(
  connection: EvmConnection,
  request: ClaimRequest,
  options: AskOptions = {},
): Promise<ClaimRestriction> {
  const { wallet, quantity = 1n } = request
  assertQuantity(quantity)
  if (wallet === undefined) return RESTRICTED_WITHOUT_WALLET
  return claimRestrictionOf(async () => {
    const state = await fetchMintState(connection, { ...request, wallet }, options)
    const terms = assertClaimable(state, request)
    await assertContractAgrees(connection, { state, terms, quantity }, options)
  }, EVM_RESTRICTIONS)
}
