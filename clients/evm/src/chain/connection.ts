import type { AskOptions } from '@mintline/core'
import { assertSameChain, type EvmNetwork, networkByChainId } from '@mintline/core/networks'
import type { Client } from 'viem'
import { getChainId } from 'viem/actions'
import { askChain } from './askChain.ts'
import { type NodeOptions, type NodeSource, nodeClient } from './nodeSource.ts'

/** A chain, by way of one of its nodes. */
export interface EvmConnection {
  readonly client: Client
  /** Network that is meant; undefined = the supported one that the node serves. */
  readonly network: EvmNetwork | undefined
  /** Node for transactions that run out of gas at the other; undefined = none. */
  readonly reserve: Client | undefined
}

/** How a chain is reached. */
export interface ConnectionOptions extends NodeOptions {
  /** Network that is meant, also one that is not supported yet. Default: the one that the node serves. */
  readonly network?: EvmNetwork | undefined
  /** Node for transactions that run out of gas at the other. Default: none. */
  readonly reserve?: NodeSource | undefined
}

/**
 * A connection to a chain. Nothing is asked yet.
 *
 * @throws RPC_URL_INVALID for an address that is neither http(s) nor ws(s).
 */
export function connectChain(source: NodeSource, options: ConnectionOptions = {}): EvmConnection {
  const { network, reserve, ...node } = options
  return {
    client: nodeClient(source, node),
    network,
    reserve: reserve === undefined ? undefined : nodeClient(reserve, node),
  }
}

/** Chain ids of nodes, which they keep; wallets change theirs. */
const knownIds = new WeakMap<Client, number>()

/**
 * The network that a connection leads to, if it is the one that is meant.
 *
 * @throws CHAIN_MISMATCH where the node serves another network than the connection is for.
 * @throws CHAIN_NOT_SUPPORTED where the node serves none that is known.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchNetwork(
  { client, network }: EvmConnection,
  options: AskOptions = {},
): Promise<EvmNetwork> {
  const chainId = await fetchChainId(client, options)
  if (!network) return networkByChainId(chainId)
  assertSameChain({ current: chainId, required: network.chainId })
  return network
}

/**
 * The chain id that a node answers.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchChainId(client: Client, options: AskOptions = {}): Promise<number> {
  const known = knownIds.get(client)
  if (known !== undefined) return known
  const chainId = await askChain('eth_chainId', () => getChainId(client), options)
  if (client.transport.type !== 'custom') knownIds.set(client, chainId)
  return chainId
}
