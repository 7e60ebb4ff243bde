import { askChain } from '@mintline/evm'
import { getBlock } from 'viem/actions'
import type { EvmSession } from '../sending/openEvmSession.ts'

/** Fetches the latest block's time in unix seconds. Later blocks have the same time or a later one. */
export async function fetchChainTime({
  chain: { connection },
  context: { signal },
}: Pick<EvmSession, 'chain' | 'context'>): Promise<bigint> {
  const read = () => getBlock(connection.client)
  const { timestamp } = await askChain('eth_getBlockByNumber', read, { signal })
  return timestamp
}
