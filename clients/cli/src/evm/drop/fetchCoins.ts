import type { CoinUnit } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import { fetchCurrency } from '@mintline/evm'
import type { Address } from 'viem'
import type { EvmContext } from '../runtime/evmContext.ts'

/** Fetches symbols and decimals, by the currencies' addresses in contracts. */
export async function fetchCoins(
  context: Pick<EvmContext, 'chain' | 'signal'>,
  addresses: readonly Address[],
): Promise<ReadonlyMap<string, CoinUnit>> {
  const { connection, network } = await context.chain()
  const coins = new Map<string, CoinUnit>()
  for (const address of new Set(addresses)) {
    const input = { drop: { address: evmAddress(address), network }, wallet: undefined, address }
    const { symbol, decimals } = await fetchCurrency(connection, input, { signal: context.signal })
    coins.set(address, { symbol, decimals })
  }
  return coins
}
