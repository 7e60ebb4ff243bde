import { assertSameChain, type EvmNetwork, networkByChainId } from '@mintline/core/networks'
import type { AskOptions } from '@mintline/core/node'
import type { Client } from 'viem'
import { askChain } from './askChain.ts'
import { NodeReader } from './nodeReader.ts'

/** A client that reads: a viem client or a `NodeReader`. */
export interface ReadClient {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  /** A viem client's transport; `reader` = the reader that shares its node. */
  readonly transport?: { readonly type: string; readonly reader?: NodeReader | undefined }
}

/** A chain connection that reads. */
export interface ReadConnection {
  readonly client: ReadClient
  /** Expected network; undefined = whichever supported one the node serves. */
  readonly network: EvmNetwork | undefined
}

/** A connection to a chain through a node. */
export interface EvmConnection extends ReadConnection {
  readonly client: Client
  /** Fallback node for gas estimates that run out of gas; undefined = none. */
  readonly reserve: Client | undefined
}

/** Options for a connection that reads. */
export interface ReadOnlyOptions {
  /** Expected network, supported or not. Default: whichever supported one the node serves. */
  readonly network?: EvmNetwork | undefined
  /** Default: the platform's `fetch`. `nodesFetch` reaches several nodes. */
  readonly fetch?: typeof fetch | undefined
}

/** A connection that reads over HTTP. */
export interface ReadOnlyConnection extends ReadConnection {
  readonly client: NodeReader
}

/**
 * Creates a connection that only reads, without making a request yet. To get a full connection, pass its client on:
 * `connectChain(connection.client)`.
 *
 * @throws RPC_URL_INVALID unless the URL is http(s).
 */
export function connectReadOnly(url: string, options: ReadOnlyOptions = {}): ReadOnlyConnection {
  const { network, fetch = globalThis.fetch } = options
  return { client: new NodeReader(url, fetch), network }
}

/** Chain ids by `nodeOf`. */
const knownIds = new WeakMap<object, number>()

/**
 * Fetches a connection's network and checks that it is the expected one.
 *
 * @throws CHAIN_MISMATCH if the node serves another network.
 * @throws CHAIN_NOT_SUPPORTED if the node serves an unknown network.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchNetwork(
  { client, network }: ReadConnection,
  options: AskOptions = {},
): Promise<EvmNetwork> {
  const chainId = await fetchChainId(client, options)
  if (!network) return networkByChainId(chainId)
  assertSameChain({ current: chainId, required: network.chainId })
  return network
}

/**
 * Fetches a node's chain id.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchChainId(client: ReadClient, options: AskOptions = {}): Promise<number> {
  const node = nodeOf(client)
  const known = node && knownIds.get(node)
  if (known !== undefined) return known
  const method = 'eth_chainId'
  const chainId = Number(await askChain(method, () => client.request({ method }), options))
  if (node) knownIds.set(node, chainId)
  return chainId
}

/** Returns a cache key for the node that a client and its copies use; undefined = a wallet, whose chain can change. */
function nodeOf(client: ReadClient): object | undefined {
  if (client instanceof NodeReader) return client
  const { transport } = client
  return transport?.type === 'custom' ? undefined : (transport?.reader ?? transport)
}
