import type { AskOptions } from '@mintline/core/node'
import { askChain } from '../chain/askChain.ts'
import type { ReadConnection } from '../chain/connection.ts'

/** Upper bounds for gas: for a claim that cannot be estimated yet, and for each further item. */
export const CLAIM_GAS = 300_000n
export const ITEM_GAS = 5_000n

/**
 * Fetches about what gas for one item costs now, before a wallet is known: in base units of the native coin, with nodes'
 * decimals.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchUsualMintFee(
  { client }: ReadConnection,
  options: AskOptions = {},
): Promise<bigint> {
  const ask = async () => BigInt(String(await client.request({ method: 'eth_gasPrice' })))
  return (CLAIM_GAS + ITEM_GAS) * (await askChain('eth_gasPrice', ask, options))
}
