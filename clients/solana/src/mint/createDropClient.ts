import { isMintlineError, type MintlineError } from '@mintline/core/errors'
import { isNativeCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import type { DropClient, DropMintQuote, DropMintRequest } from '@mintline/core/mint'
import type { Connection } from '@solana/web3.js'
import {
  coinOf,
  fetchRequiredNetwork,
  type MintNetwork,
  type RequiredNetwork,
} from '../rpc/network.ts'
import type { SolanaWallet } from '../send/wallet.ts'
import { leastTransactions } from './assertPlannable.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { fetchClaimRestriction } from './fetchClaimRestriction.ts'
import { fetchDropItems } from './fetchDropItems.ts'
import type { ProofSource } from './fetchMerkleClaims.ts'
import { fetchMintData } from './fetchMintData.ts'
import { shortfallOf } from './mintCost.ts'
import { mintItems } from './mintItems.ts'
import { mintPrice, nativePrice } from './mintPrice.ts'
import type { ClaimableState } from './planClaim.ts'
import { fetchClaimableState, type PreparedMint, prepareClaim } from './prepareMint.ts'
import { watchMintedCount } from './watchMintedCount.ts'

/** A drop on Solana or Eclipse, and options for its mints. */
export interface DropClientInput
  extends Pick<ClaimRequest, 'maxPerTransaction' | 'singleTransaction'> {
  readonly connection: Connection
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  /** Where to get merkle proofs; undefined = unknown, so merkle phases are closed. */
  readonly proofSource?: ProofSource | undefined
  /** Expected network. Default: the connection's. */
  readonly network?: RequiredNetwork | undefined
}

/**
 * Creates a drop client for Solana and Eclipse, with the calls that all chains share. The underlying functions have
 * more options, such as co-signers.
 *
 * @throws As the underlying functions; RPC_URL_MISMATCH and CHAIN_MISMATCH for an unexpected network.
 */
export function createDropClient(input: DropClientInput): DropClient<SolanaWallet> {
  const { connection, network, ...drop } = input
  return {
    fetchMintData: (request, options) =>
      fetchMintData(connection, { ...drop, ...request }, options),
    fetchClaimRestriction: (request, options) =>
      fetchClaimRestriction(connection, { ...drop, ...request }, options),
    watchMintedCount: (options) => watchMintedCount(connection, drop.deployment, options),
    prepareMint: async (request, options) => {
      const required = await fetchRequiredNetwork(connection, network, options)
      const { quantity = 1n } = request
      const maxPriceToken = tokenIn(request)
      const mint = { ...drop, ...request, maxPriceToken, quantity, coin: coinOf(required) }
      const state = await fetchClaimableState(connection, mint, options ?? {})
      try {
        const prepared = await prepareClaim(connection, { ...mint, state }, options ?? {})
        return quoteOf(prepared, quantity, required)
      } catch (error) {
        if (!isMintlineError(error, 'MINT_FUNDS_TOO_LOW')) throw error
        return quoteBeforeRent(state, mint, { shortfall: error, network: required })
      }
    },
    mintItems: (mint, options) => {
      const limited = { ...mint, maxPriceToken: tokenIn(mint) }
      return mintItems(connection, { ...drop, network, ...limited }, options)
    },
    fetchItems: (itemIds, options) =>
      fetchDropItems(connection, { deployment: drop.deployment, itemIds }, options),
  }
}

/** Returns the mint of a limit's currency; undefined = the native coin. */
function tokenIn({
  maxPriceCurrency,
}: Pick<DropMintRequest, 'maxPriceCurrency'>): string | undefined {
  return maxPriceCurrency === undefined || isNativeCurrencyId(maxPriceCurrency)
    ? undefined
    : parseCurrencyId(maxPriceCurrency).address
}

function quoteOf(
  { state, plan, cost, balance, tokens }: PreparedMint,
  quantity: bigint,
  network: MintNetwork,
): DropMintQuote {
  const { wallet, terms } = state
  const purse = { wallet, cost, balance, coin: coinOf(network), tokens }
  return {
    quantity,
    price: mintPrice(terms.price, terms, network),
    total: mintPrice(cost.items, terms, network),
    networkCost: nativePrice(cost.rent + cost.fees, network),
    transactions: plan.transactions.length,
    shortfall: shortfallOf(purse),
  }
}

/** Quotes a large mint that is not planned, because the wallet cannot pay even its price. */
function quoteBeforeRent(
  { terms }: ClaimableState,
  mint: Pick<ClaimRequest, 'maxPerTransaction'> & { readonly quantity: bigint },
  {
    shortfall,
    network,
  }: {
    readonly shortfall: MintlineError<'MINT_FUNDS_TOO_LOW'>
    readonly network: MintNetwork
  },
): DropMintQuote {
  const { quantity } = mint
  return {
    quantity,
    price: mintPrice(terms.price, terms, network),
    total: mintPrice(terms.price * quantity, terms, network),
    networkCost: nativePrice(shortfall.context.fees, network),
    transactions: Number(leastTransactions(mint)),
    shortfall,
  }
}
