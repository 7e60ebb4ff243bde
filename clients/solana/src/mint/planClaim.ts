import type { AskOptions } from '@mintline/core'
import { fetchChainTime } from '../reads/fetchChainTime.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { Plan } from '../transaction/plan.ts'
import { rentAt } from '../transaction/rentExempt.ts'
import { assertPlannable } from './assertPlannable.ts'
import type { ClaimRequest } from './claimRequest.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { fetchMintBalances } from './fetchMintBalances.ts'
import { fetchMintLookupTable } from './fetchMintLookupTable.ts'
import { mintCosigner } from './mintCosigner.ts'
import type { MintState } from './mintState.ts'
import { planMint } from './planMint.ts'

/** Seconds that a co-signature counts: enough to ask two wallets, too few to keep it for later. */
const COSIGNATURE_LIFETIME = 600n

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
  const rentOf = rentAt(state.rentRate)
  const mint = { ...state, ...request, minter: state.wallet, rentOf }
  assertPlannable(mint, state.balance)
  const [lamports, expiresAt, lookupTable] = await Promise.all([
    fetchMintBalances(connection, mint, options),
    fetchExpiry(connection, { state, ...request }, options),
    // Only merkle proofs make a mint too large without it.
    state.terms.merkleMintInput && fetchMintLookupTable(connection, state.collection, options),
  ])
  return { plan: planMint({ ...mint, lamports, expiresAt, lookupTable }), lamports }
}

/** Returns the requested expiry; another wallet's co-signature ends by itself, as transactions can be kept for days. */
async function fetchExpiry(
  connection: ReadConnection,
  { state, cosigner, expiresAt }: ClaimPlanInput,
  options: AskOptions,
): Promise<bigint | undefined> {
  const approver = mintCosigner({ ...state, cosigner })
  if (expiresAt !== undefined || approver === undefined || approver === state.wallet) {
    return expiresAt
  }
  return (await fetchChainTime(connection, options)) + COSIGNATURE_LIFETIME
}
