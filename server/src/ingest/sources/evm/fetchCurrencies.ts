import { inParallel } from '@mintline/core'
import { readContracts } from '@mintline/evm'
import type { CurrencyFacts } from '../../batch.ts'
import { nameOf } from '../texts.ts'
import { currencyReads } from './contractReads.ts'
import type { EvmNode } from './evmNode.ts'

const CONCURRENCY = 8

/**
 * Fetches facts about ERC-20 tokens.
 *
 * @returns Facts without contracts that are no such tokens.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchCurrencies(
  node: EvmNode,
  tokens: readonly string[],
): Promise<CurrencyFacts[]> {
  const found = await inParallel(tokens, (token) => fetchCurrency(node, token), {
    concurrency: CONCURRENCY,
    signal: node.signal,
  })
  return found.flat()
}

async function fetchCurrency(node: EvmNode, currency: string): Promise<CurrencyFacts[]> {
  const { token } = await readContracts(
    node.clientOf(),
    { token: currencyReads(currency) },
    { signal: node.signal },
  )
  const { decimals, symbol } = token
  return decimals === undefined ? [] : [{ currency, symbol: nameOf(symbol) ?? currency, decimals }]
}
