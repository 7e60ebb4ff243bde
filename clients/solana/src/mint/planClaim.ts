import type { AskOptions } from '@mintline/core'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { Plan } from '../transaction/plan.ts'
import { assertPlannable } from './assertPlannable.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { fetchMintBalances } from './fetchMintBalances.ts'
import { fetchMintLookupTable } from './fetchMintLookupTable.ts'
import type { MintState } from './mintState.ts'
import { planMint } from './planMint.ts'

/** A mint's state in an open phase. */
export interface ClaimableState extends MintState {
  readonly terms: ClaimTerms
}

/** A mint that is allowed, with its request. */
export interface ClaimPlanInput extends ClaimRequest {
  readonly state: ClaimableState
  readonly quantity: bigint
  /** Highest accepted price per item in lamports. Default: the price in the state. */
  readonly maxPrice?: bigint | undefined
}

/** A plan and the balances that it is based on. */
export interface ClaimPlan {
  readonly plan: Plan
  /** Lamports by base58 address: see `fetchMintBalances`. */
  readonly lamports: ReadonlyMap<string, bigint>
}

/**
 * Fetches the remaining facts and plans a mint.
 *
 * @throws What `planMint` throws, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function planClaim(
  connection: ReadConnection,
  { state, ...request }: ClaimPlanInput,
  options: AskOptions = {},
): Promise<ClaimPlan> {
  const mint = { ...state, ...request, minter: state.wallet }
  assertPlannable(mint, state.balances.get(state.wallet))
  const [lamports, lookupTable] = await Promise.all([
    fetchMintBalances(connection, mint, options),
    // Only merkle proofs make a mint too large without it.
    state.terms.merkleMintInput && fetchMintLookupTable(connection, state.collection, options),
  ])
  return { plan: planMint({ ...mint, lamports, lookupTable }), lamports }
}
