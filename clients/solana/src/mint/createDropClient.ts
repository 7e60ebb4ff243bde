import type { DropClient, DropMintQuote } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import {
  coinOf,
  fetchRequiredNetwork,
  type MintNetwork,
  type RequiredNetwork,
} from '../rpc/network.ts'
import type { SolanaWallet } from '../send/wallet.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { fetchClaimRestriction } from './fetchClaimRestriction.ts'
import { fetchDropItems } from './fetchDropItems.ts'
import { fetchMintData } from './fetchMintData.ts'
import { shortfallOf } from './mintCost.ts'
import { mintItems } from './mintItems.ts'
import { nativePrice } from './nativePrice.ts'
import { type PreparedMint, prepareMint } from './prepareMint.ts'
import type { ProofSource } from './proofSource.ts'
import { watchMintedCount } from './watchMintedCount.ts'

/** A drop on Solana or Eclipse, and options for its mints. */
export interface DropClientInput
  extends Pick<ClaimRequest, 'fundReceivers' | 'maxPerTransaction' | 'singleTransaction'> {
  readonly connection: Connection
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  /** Source of merkle proofs; undefined = unknown, so merkle phases are closed. */
  readonly proofSource?: ProofSource | undefined
  /** Expected network. Default: that of the connection. */
  readonly network?: RequiredNetwork | undefined
}

/**
 * The drop client of Solana and Eclipse, with the calls shared by all chains. The underlying functions have more
 * options, such as co-signers.
 *
 * @throws As the underlying functions; RPC_URL_MISMATCH and CHAIN_MISMATCH for another network than expected.
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
      const coin = coinOf(required)
      const prepared = await prepareMint(connection, { ...drop, ...request, coin }, options)
      return quoteOf(prepared, request.quantity ?? 1n, required)
    },
    mintItems: (mint, options) => mintItems(connection, { ...drop, network, ...mint }, options),
    fetchItems: (itemIds, options) =>
      fetchDropItems(connection, { deployment: drop.deployment, itemIds }, options),
  }
}

function quoteOf(
  { state, plan, cost, balance }: PreparedMint,
  quantity: bigint,
  network: MintNetwork,
): DropMintQuote {
  const purse = { wallet: state.wallet, cost, balance, coin: coinOf(network) }
  return {
    quantity,
    price: nativePrice(state.terms.price, network),
    total: nativePrice(cost.items, network),
    networkCost: nativePrice(cost.rent + cost.fees, network),
    transactions: plan.transactions.length,
    shortfall: shortfallOf(purse),
  }
}
