import {
  assertQuantity,
  type ClaimRestriction,
  claimRestrictionOf,
  RESTRICTED_WITHOUT_WALLET,
} from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import { coinOf, fetchMintNetwork } from '../rpc/network.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { assertClaimable, itemsPerTransaction, SOLANA_RESTRICTIONS } from './assertClaimable.ts'
import { takesBatch } from './batchSupport.ts'
import { fetchMintState, type MintStateInput } from './fetchMintState.ts'
import { planClaim } from './planClaim.ts'

/** Wallet and mint to check. */
export interface ClaimRestrictionInput extends Omit<MintStateInput, 'wallet' | 'coin'> {
  /** Base58 address; undefined = no wallet is connected. */
  readonly wallet?: string | undefined
}

/**
 * Checks whether a wallet may mint now, by the program's rules: in the requested phase, or in any open one, and with
 * transactions that fit the size limit. Without a wallet, the result is that no phase is active. `claimRestriction`
 * does the same for a state without further reads, except for the size.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, DEPLOYMENT_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND
 * @throws NODE_NOT_AVAILABLE and other errors of the check itself, which are not restrictions.
 */
export async function fetchClaimRestriction(
  connection: ReadConnection,
  input: ClaimRestrictionInput,
  options: AskOptions = {},
): Promise<ClaimRestriction> {
  const { wallet, quantity = 1n } = input
  assertQuantity(quantity)
  if (wallet === undefined) return RESTRICTED_WITHOUT_WALLET
  return claimRestrictionOf(async () => {
    const [read, network] = await Promise.all([
      fetchMintState(connection, { ...input, wallet }, options),
      fetchMintNetwork(connection, options),
    ])
    const request = { ...input, coin: coinOf(network) }
    const state = { ...read, terms: assertClaimable(read, request) }
    // The first transaction decides: later ones hold no more items.
    const most = BigInt(itemsPerTransaction(input))
    const first = quantity < most ? quantity : most
    const usesBatch = takesBatch(connection) ?? true
    await planClaim(connection, { ...request, state, quantity: first, usesBatch }, options)
  }, SOLANA_RESTRICTIONS)
}
