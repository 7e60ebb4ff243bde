import {
  assertQuantity,
  type ClaimRestriction,
  claimRestrictionOf,
  isMintlineError,
  RESTRICTED_WITHOUT_WALLET,
  restrictedByContract,
} from '@mintline/core'
import type { ReadConnection } from '../reads/readConnection.ts'
import type { AskOptions } from '../send/askNode.ts'
import { assertClaimable } from './assertClaimable.ts'
import { fetchMintState, type MintState, type MintStateInput } from './fetchMintState.ts'

/** Who wants to mint how much of what. */
export interface ClaimRestrictionInput extends Omit<MintStateInput, 'wallet'> {
  /** Base58 address; undefined = no wallet is connected. */
  readonly wallet?: string | undefined
  /** Items. Default: 1. */
  readonly quantity?: bigint | undefined
}

/**
 * Whether a wallet may mint now, by the rules of the program, and why not. Without a wallet it may
 * not, and no phase is active for it.
 *
 * @throws QUANTITY_NOT_POSITIVE, INVALID_ADDRESS, DEPLOYMENT_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND
 * @throws NODE_NOT_AVAILABLE and what else keeps it from finding out: that is no restriction.
 */
export async function fetchClaimRestriction(
  connection: ReadConnection,
  input: ClaimRestrictionInput,
  options: AskOptions = {},
): Promise<ClaimRestriction> {
  const { wallet, quantity = 1n } = input
  assertQuantity(quantity)
  if (wallet === undefined) return RESTRICTED_WITHOUT_WALLET
  const state = await fetchMintState(connection, { ...input, wallet }, options)
  return claimRestriction(state, { wallet, quantity })
}

/** Whether a wallet may mint as the chain stands. */
export async function claimRestriction(
  { collection, terms }: MintState,
  request: { readonly wallet: string; readonly quantity: bigint },
): Promise<ClaimRestriction> {
  const { platformFees } = collection
  try {
    return await claimRestrictionOf(() => {
      assertClaimable({ ...request, terms, platformFees })
    })
  } catch (error) {
    if (isMintlineError(error, 'FEE_EXCEEDS_PRICE')) return restrictedByContract(error.message)
    throw error
  }
}
