import type { AskOptions } from '@mintline/core/node'
import { getBlock } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'

/**
 * Fetches the latest block's time in Unix seconds. Later blocks have the same time or a later one.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchChainTime(
  { client }: EvmConnection,
  options: AskOptions = {},
): Promise<bigint> {
  return (await askChain('eth_getBlockByNumber', () => getBlock(client), options)).timestamp
}
