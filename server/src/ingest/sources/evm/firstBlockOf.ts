import { fieldOf, isMintlineError, JsonRpcError } from '@mintline/core'
import { isOnThisMachine, networkByChainId } from '@mintline/core/networks'
import type { EvmNode } from './evmNode.ts'
import type { ChainState } from './fetchState.ts'

/** Development nodes use it to report where the chain that they forked ends. */
const METHOD = 'hardhat_metadata'

/**
 * Returns the default first block to read: block 0 for a chain that began on this machine, the first own block for a
 * fork, and the latest block for a public chain.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function firstBlockOf(
  node: EvmNode,
  { chainId, latest }: Pick<ChainState, 'chainId' | 'latest'>,
): Promise<number> {
  const answer = await metadataOf(node)
  if (answer === undefined) return isPublic(chainId) ? latest : 0
  const forked = fieldOf(fieldOf(answer, 'forkedNetwork'), 'forkBlockNumber')
  return typeof forked === 'number' ? forked + 1 : 0
}

/** Undefined = it is not a development node. */
async function metadataOf(node: EvmNode): Promise<unknown> {
  try {
    return await node.call(METHOD)
  } catch (error) {
    if (isMintlineError(error, 'NODE_REFUSED') && error.cause instanceof JsonRpcError) {
      return undefined
    }
    throw error
  }
}

/**
 * Returns false for chains on this machine: their ids belong to no network, or to the local one, which no node on the
 * internet serves.
 */
function isPublic(chainId: number): boolean {
  try {
    return !networkByChainId(chainId).rpc.every(isOnThisMachine)
  } catch {
    return false
  }
}
