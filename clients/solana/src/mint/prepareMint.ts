import type { AskOptions } from '@mintline/core/node'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { Plan } from '../transaction/plan.ts'
import { assertClaimable } from './assertClaimable.ts'
import { fetchMintState, type MintStateInput } from './fetchMintState.ts'
import { type MintCost, mintCost, type TokenPurse } from './mintCost.ts'
import { type ClaimableState, type MintLimits, planClaim } from './planClaim.ts'

/** A mint to prepare: wallet, collection, quantity and highest price. */
export interface PrepareMintInput extends MintStateInput, MintLimits {}

/** A mint that is allowed now, with its state, plan and cost. Nothing is sent. */
export interface PreparedMint {
  readonly state: ClaimableState
  readonly plan: Plan
  readonly cost: MintCost
  /** The paying wallet's lamports: see `shortfallOf`. */
  readonly balance: bigint
  /** The price's token and the paying wallet's account; undefined for a price in lamports, or of 0. */
  readonly tokens: TokenPurse | undefined
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
  const { quantity = 1n, payer = state.wallet, cosigner } = input
  const claim = { ...input, state, quantity }
  const { plan, lamports, tokens } = await planClaim(connection, claim, options)
  const cost = mintCost({ state, quantity, plan, payer, cosigner })
  return { state, plan, cost, balance: lamports.get(payer) ?? 0n, tokens }
}
