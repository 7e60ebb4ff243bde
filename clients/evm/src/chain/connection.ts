import type { AskOptions } from '@mintline/core'
import { assertSameChain, type EvmNetwork, networkByChainId } from '@mintline/core/networks'
import type { Client } from 'viem'
import { getChainId } from 'viem/actions'
import { askChain } from './askChain.ts'
import { type NodeOptions, type NodeSource, nodeClient } from './nodeSource.ts'

/** A connection to a chain through a node. */
export interface EvmConnection {
  readonly client: Client
  /** Expected network; undefined = whichever supported one the node serves. */
  readonly network: EvmNetwork | undefined
  /** Fallback node for gas estimates that run out of gas; undefined = none. */
  readonly reserve: Client | undefined
}

/** Options for a connection to a chain. */
export interface ConnectionOptions extends NodeOptions {
  /** Expected network, supported or not. Default: whichever supported one the node serves. */
  readonly network?: EvmNetwork | undefined
  /** Fallback node for gas estimates that run out of gas. Default: none. */
  readonly reserve?: NodeSource | undefined
}

/**
 * Creates a connection to a chain, without making a request yet.
 *
 * @throws RPC_URL_INVALID unless the URL is http(s) or ws(s).
 */
export function connectChain(source: NodeSource, options: ConnectionOptions = {}): EvmConnection {
  const { network, reserve, ...node } = options
  return {
    client: nodeClient(source, node),
    network,
    reserve: reserve === undefined ? undefined : nodeClient(reserve, node),
  }
}

/** Chain ids by transport, which copies of a client share; those of wallets can change and are not cached. */
const knownIds = new WeakMap<Client['transport'], number>()

/**
 * Fetches the network of a connection and checks that it is the expected one.
 *
 * @throws CHAIN_MISMATCH where the node serves another network.
 * @throws CHAIN_NOT_SUPPORTED where the node serves an unknown network.
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
 * Fetches the chain id of a node.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchChainId(client: Client, options: AskOptions = {}): Promise<number> {
  const known = knownIds.get(client.transport)
  if (known !== undefined) return known
  const chainId = await askChain('eth_chainId', () => getChainId(client), options)
  if (client.transport.type !== 'custom') knownIds.set(client.transport, chainId)
  return chainId
}
