import type { DropClient, DropMintQuote } from '@mintline/core/mint'
import type { AptosConnection } from '../chain/connection.ts'
import type { SigningWallet } from '../wallet/signingWallet.ts'
import { octas } from './currency.ts'
import { fetchClaimRestriction } from './fetchClaimRestriction.ts'
import { fetchDropItems } from './fetchDropItems.ts'
import { fetchMintData } from './fetchMintData.ts'
import { mintItems } from './mintItems.ts'
import type { AptosDrop } from './mintRequest.ts'
import { type PreparedMint, prepareMint } from './prepareMint.ts'
import { watchMintedCount } from './watchMintedCount.ts'

/** A drop and a connection to its network. */
export interface DropClientInput extends AptosDrop {
  readonly connection: AptosConnection
}

/**
 * Creates a drop client for Aptos, with the calls common to all chains.
 *
 * @throws What the called functions throw.
 */
export function createDropClient({
  connection,
  ...drop
}: DropClientInput): DropClient<SigningWallet> {
  return {
    fetchMintData: (request, options) =>
      fetchMintData(connection, { ...drop, ...request }, options),
    fetchClaimRestriction: (request, options) =>
      fetchClaimRestriction(connection, { ...drop, ...request }, options),
    watchMintedCount: (options) => watchMintedCount(connection, drop, options),
    prepareMint: async (request, options) => {
      const prepared = await prepareMint(connection, { ...drop, ...request }, options)
      return quoteOf(prepared, request.quantity ?? 1n)
    },
    mintItems: (mint, options) => mintItems(connection, { ...drop, ...mint }, options),
    fetchItems: (itemIds, options) => fetchDropItems(connection, { ...drop, itemIds }, options),
  }
}

function quoteOf({ phase, total, cost }: PreparedMint, quantity: bigint): DropMintQuote {
  return {
    quantity,
    price: octas(phase.saleMintPrice),
    total: octas(total),
    networkCost: octas(cost.gas),
    transactions: 1,
    shortfall: cost.shortfall,
  }
}
