import {
  assertQuantity,
  type ClaimRestriction,
  RESTRICTED_WITHOUT_WALLET,
} from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { claimRestriction } from './claimRestriction.ts'
import { fetchMintState } from './fetchMintState.ts'
import type { MintRequest } from './mintRequest.ts'

/**
 * Checks whether a wallet can mint now, by the drop machine's rules. Without a wallet, minting is restricted and no
 * phase is active.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, and what `fetchDrop` throws; these are not restrictions.
 */
export async function fetchClaimRestriction(
  connection: AptosConnection,
  request: MintRequest,
  options: AskOptions = {},
): Promise<ClaimRestriction> {
  const { wallet, quantity = 1n } = request
  assertQuantity(quantity)
  if (wallet === undefined) return RESTRICTED_WITHOUT_WALLET
  return claimRestriction(await fetchMintState(connection, request, options), request)
}
