import { nodeError } from '@mintline/core'
import { type EvmBlockchain, type Network, networkByChainId } from '@mintline/core/networks'
import { bytesToHex } from 'viem'
import { ServerError } from '../../../errors/serverError.ts'
import type { EvmNode } from './evmNode.ts'
import type { EvmPosition } from './evmSource.ts'
import { fetchBlock } from './fetchBlocks.ts'

/** An EVM chain's current state. */
export interface ChainState extends Omit<EvmPosition, 'block' | 'first'> {
  /** Latest block number. */
  readonly latest: number
}

/** The chain that a node should serve. */
export interface ExpectedChain {
  readonly blockchain: EvmBlockchain
  /** Undefined = any network on the blockchain, and any unknown one. */
  readonly position: EvmPosition | undefined
}

/**
 * Fetches a chain's state.
 *
 * @throws OTHER_CHAIN if the node serves another chain.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchState(
  node: EvmNode,
  { blockchain, position }: ExpectedChain,
): Promise<ChainState> {
  const [answer, genesis, latest] = await Promise.all([
    node.call('eth_chainId'),
    fetchBlock(node, 0),
    fetchBlock(node, 'latest'),
  ])
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{1,13}$/i.test(answer)) {
    throw nodeError('eth_chainId', new Error('its answer is malformed'))
  }
  const [chainId, genesisHash] = [Number(answer), bytesToHex(genesis.hash)]
  const network = networkOf(chainId)
  const isOther =
    (network !== undefined && network.blockchain !== blockchain) ||
    (position !== undefined &&
      (position.chainId !== chainId || position.genesisHash !== genesisHash))
  if (isOther) {
    const found = network?.name ?? `the chain with the id ${chainId}`
    throw new ServerError('OTHER_CHAIN', { host: new URL(node.url).host, blockchain, found })
  }
  return { chainId, genesisHash, latest: Number(latest.number) }
}

/** Undefined = an unknown network, such as a local one. */
function networkOf(chainId: number): Network | undefined {
  try {
    return networkByChainId(chainId)
  } catch {
    return undefined
  }
}
