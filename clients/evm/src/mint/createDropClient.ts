import type { DropClient, DropMintQuote, Price } from '@mintline/core/mint'
import type { EvmNetwork } from '@mintline/core/networks'
import type { EvmConnection } from '../chain/connection.ts'
import { NATIVE_TOKEN } from '../contract/nativeCoin.ts'
import type { EvmWallet } from '../wallet/evmWallet.ts'
import type { EvmDrop } from './claimRequest.ts'
import { currencyIdOf } from './currency.ts'
import { fetchClaimRestriction } from './fetchClaimRestriction.ts'
import { fetchDropItems } from './fetchDropItems.ts'
import { fetchMintData } from './fetchMintData.ts'
import { mintItems } from './mintItems.ts'
import { type PreparedMint, prepareMint } from './prepareMint.ts'
import { watchMintedCount } from './watchMintedCount.ts'

/** A drop and a connection to its chain. */
export interface DropClientInput extends EvmDrop {
  readonly connection: EvmConnection
}

/**
 * Creates a drop client for EVM chains, with the calls common to all chains.
 *
 * @throws What the called functions throw.
 */
export function createDropClient({ connection, ...drop }: DropClientInput): DropClient<EvmWallet> {
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

function quoteOf(
  { state, terms, currency, transactions, cost }: PreparedMint,
  quantity: bigint,
): DropMintQuote {
  const { id, decimals } = currency
  const priceOf = (value: bigint): Price => ({ value, currency: { id, decimals } })
  return {
    quantity,
    price: priceOf(terms.price),
    total: priceOf(cost.items),
    networkCost: gasPrice(cost.gas, state.drop.network),
    transactions: Object.values(transactions).filter((each) => each !== undefined).length,
    shortfall: cost.shortfall ?? cost.gasShortfall,
  }
}

/** Converts a native coin amount, with nodes' decimals, to a price. */
function gasPrice(value: bigint, network: EvmNetwork): Price {
  const { decimals } = network.nativeCurrency
  return { value, currency: { id: currencyIdOf(NATIVE_TOKEN, network), decimals } }
}
