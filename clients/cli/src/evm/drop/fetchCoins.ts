import type { CoinUnit } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import { fetchCurrencies } from '@mintline/evm'
import { type Address, zeroAddress } from 'viem'
import type { ChainReader } from '../chain/resolveChain.ts'

/** Fetches symbols and decimals, by the currencies' addresses in contracts. */
export async function fetchCoins(
  context: ChainReader,
  addresses: readonly Address[],
): Promise<ReadonlyMap<string, CoinUnit>> {
  const { connection, network } = await context.chain()
  // Only a wallet's approval depends on the drop.
  const drop = { address: evmAddress(zeroAddress), network }
  const currencies = await fetchCurrencies(connection, { drop, addresses }, context)
  return new Map(
    [...currencies].map(([address, { symbol, decimals }]) => [address, { symbol, decimals }]),
  )
}
