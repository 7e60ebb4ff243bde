import { CoreError } from '@mintline/core/errors'
import { solanaAddress } from '@mintline/core/identifiers'
import { assertQuantity } from '@mintline/core/mint'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { assertMintTo, itemsPerTransaction } from './assertClaimable.ts'
import { mintCosigner } from './mintCosigner.ts'
import { type CostBeforeRent, costBeforeRent, shortfallOf } from './mintCost.ts'
import type { MintPlanInput } from './mintPlanInput.ts'

/** Up to this many items, a mint is planned even if the wallet cannot pay, to show its whole cost. */
const ALWAYS_PLANNED = 100n

/** A mint, before its plan's facts are fetched. */
export type UnplannedMint = Omit<MintPlanInput, 'counts' | 'lamports' | 'lookupTable'>

/**
 * Throws for the first reason not to plan a mint: first the program's rules, then a balance below the bare price, as
 * large mints take long to plan.
 *
 * @param balance The paying wallet's lamports; undefined = unknown.
 * @throws QUANTITY_NOT_POSITIVE, MAX_PER_TRANSACTION_INVALID, PRICE_TOKEN_NOT_FOUND, PRICE_TOKEN_CHANGED,
 * MAX_PRICE_EXCEEDED, COSIGNER_REQUIRED, MINT_TO_CANNOT_HOLD_ITEMS, FEE_EXCEEDS_PRICE
 * @throws MINT_FUNDS_TOO_LOW without rent, for more than 100 items only.
 */
export function assertPlannable(input: UnplannedMint, balance: bigint | undefined): void {
  const { collection, minter, payer, quantity, cosigner, coin } = input
  assertQuantity(quantity)
  itemsPerTransaction(input)
  assertMaxPrice(input)
  mintCosigner({ collection, wallet: minter, payer, cosigner })
  assertMintTo({ collection, wallet: minter, mintTo: input.mintTo })
  if (balance === undefined || quantity <= ALWAYS_PLANNED) return
  const shortfall = shortfallOf({
    ...{ wallet: payer ?? minter, cost: leastCost(input), balance, coin },
    // Token accounts are fetched with the plan's other facts.
    tokens: undefined,
  })
  if (shortfall) throw shortfall
}

/** Minimum transaction count for a mint. */
export function leastTransactions(input: Pick<UnplannedMint, 'quantity' | 'maxPerTransaction'>) {
  const perTransaction = BigInt(itemsPerTransaction(input))
  return (input.quantity + perTransaction - 1n) / perTransaction
}

function leastCost(input: UnplannedMint): CostBeforeRent {
  const { collection, minter, terms, quantity, payer, cosigner } = input
  return costBeforeRent({
    state: { collection, wallet: solanaAddress(minter), terms },
    ...{ quantity, payer, cosigner },
    transactions: leastTransactions(input),
  })
}

/**
 * Throws if the price is above the accepted one, or in another currency.
 *
 * @throws PRICE_TOKEN_NOT_FOUND, PRICE_TOKEN_CHANGED, MAX_PRICE_EXCEEDED
 */
export function assertMaxPrice({
  terms: { price, phaseIndex, token, tokenProblem },
  maxPrice,
  maxPriceToken: accepted,
  coin,
}: Pick<UnplannedMint, 'terms' | 'maxPrice' | 'maxPriceToken' | 'coin'>): void {
  if (tokenProblem) throw tokenProblem
  if (maxPrice === undefined) return
  if (accepted !== token?.mint) {
    throw new SolanaClientError('PRICE_TOKEN_CHANGED', { phaseIndex, accepted, token: token?.mint })
  }
  if (price <= maxPrice) return
  throw new CoreError('MAX_PRICE_EXCEEDED', { price, maxPrice, coin: token ?? coin })
}
