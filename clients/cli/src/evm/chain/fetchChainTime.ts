import { askChain } from '@mintline/evm'
import { getBlock } from 'viem/actions'
import type { EvmSession } from '../sending/openEvmSession.ts'

/** Unix seconds of the latest block, which no later block precedes. */
export async function fetchChainTime({
  chain: { connection },
  context: { signal },
}: Pick<EvmSession, 'chain' | 'context'>): Promise<bigint> {
  const read = () => getBlock(connection.client)
  const { timestamp } = await askChain('eth_getBlockByNumber', read, { signal })
  return timestamp
}
