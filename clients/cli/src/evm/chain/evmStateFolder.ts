import { askChain } from '@mintline/evm'
import { getBlock } from 'viem/actions'
import { stateFolder } from '../../state/stateFolder.ts'
import type { EvmChain } from './resolveChain.ts'

/** Leading characters of a hash, enough to tell chains apart. */
const HASH_LENGTH = 18

/**
 * Returns the folder for an EVM network's state between runs. A local network starts anew with the same chain id, so
 * its folder also has its first block's hash.
 */
export async function evmStateFolder(
  base: string,
  { network, connection, isLocal }: EvmChain,
): Promise<string> {
  const name = `evm-${network.chainId}`
  if (!isLocal) return stateFolder(base, name)
  const read = () => getBlock(connection.client, { blockNumber: 0n })
  const { hash } = await askChain('eth_getBlockByNumber', read)
  return stateFolder(base, `${name}-${hash?.slice(0, HASH_LENGTH)}`)
}
