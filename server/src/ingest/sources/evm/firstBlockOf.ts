import { fieldOf, isMintlineError, JsonRpcError } from '@mintline/core'
import { isOnThisMachine, networkByChainId } from '@mintline/core/networks'
import type { EvmNode } from './evmNode.ts'
import type { ChainState } from './fetchState.ts'

/** Nodes for development tell by it where the chain that they have forked ends. */
const METHOD = 'hardhat_metadata'

/**
 * Number of the first block to read where nobody named one: block 0 of a chain that began on this machine, the first block
 * of its own where that is a fork, and the latest block of a public chain.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_FORBIDDEN, or the reason of the signal.
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

/** Undefined = it is no node for development. */
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

/** Chains of this machine have ids that no network has, or that of the local network, which no node on the internet serves. */
function isPublic(chainId: number): boolean {
  try {
    return !networkByChainId(chainId).rpc.every(isOnThisMachine)
  } catch {
    return false
  }
}
