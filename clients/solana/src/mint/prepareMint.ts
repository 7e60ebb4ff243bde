import type { AskOptions } from '@mintline/core'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { Plan } from '../transaction/plan.ts'
import { assertClaimable } from './assertClaimable.ts'
import { fetchMintState, type MintStateInput } from './fetchMintState.ts'
import { type MintCost, mintCost } from './mintCost.ts'
import { type ClaimableState, planClaim } from './planClaim.ts'

/** A mint to prepare: wallet, collection, quantity and highest price. */
export interface PrepareMintInput extends MintStateInput {
  /** Highest accepted price per item in lamports. Default: the current price. */
  readonly maxPrice?: bigint | undefined
}

/** A mint that is allowed now, with its state, plan and cost. Nothing is sent. */
export interface PreparedMint {
  readonly state: ClaimableState
  readonly plan: Plan
  readonly cost: MintCost
  /** The paying wallet's lamports: see `assertAffordable`. */
  readonly balance: bigint
}

/**
 * Checks and plans a mint as `mintItems` does, to show it before it is sent.
 *
 * @throws What `fetchMintState`, `assertClaimable` and `planMint` throw.
 */
export async function prepareMint(
  connection: ReadConnection,
  input: PrepareMintInput,
  options: AskOptions = {},
): Promise<PreparedMint> {
  const state = await fetchClaimableState(connection, input, options)
  return prepareClaim(connection, { ...input, state }, options)
}

/**
 * Fetches the mint state and checks the program's rules.
 *
 * @throws What `fetchMintState` and `assertClaimable` throw.
 */
export async function fetchClaimableState(
  connection: ReadConnection,
  input: PrepareMintInput,
  options: AskOptions,
): Promise<ClaimableState> {
  const state = await fetchMintState(connection, input, options)
  return { ...state, terms: assertClaimable(state, input) }
}

/**
 * Plans a mint that is allowed, and computes its cost.
 *
 * @throws What `planClaim` throws.
 */
export async function prepareClaim(
  connection: ReadConnection,
  { state, ...input }: PrepareMintInput & Pick<PreparedMint, 'state'>,
  options: AskOptions,
): Promise<PreparedMint> {
  const { quantity = 1n, cosigner } = input
  const { plan, lamports } = await planClaim(connection, { ...input, state, quantity }, options)
  const { price } = state.terms
  const cost = mintCost({ state, price, quantity, plan, cosigner })
  return { state, plan, cost, balance: lamports.get(state.wallet) ?? 0n }
}
