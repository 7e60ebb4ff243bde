import type { EvmNetwork } from '@mintline/core/networks'
import type { Client } from 'viem'
import type { EvmConnection } from './connection.ts'
import { type NodeOptions, type NodeSource, nodeClient } from './nodeSource.ts'
import { nodesFetch } from './nodesFetch.ts'

/** Options for a connection to a chain. */
export interface ConnectionOptions extends NodeOptions {
  /** Expected network, supported or not. Default: whichever supported one the node serves. */
  readonly network?: EvmNetwork | undefined
  /** Fallback node for gas estimates that run out of gas: see `reserveOf`. Default: none. */
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

/**
 * Returns the reserve for a connection to a network's nodes: a client for the last one, which asks the others where
 * that fails. Undefined for a single node, which would only repeat its estimate.
 *
 * @param urls http(s) URLs, best first.
 */
export function reserveOf(
  urls: readonly string[],
  network: Pick<EvmNetwork, 'chainId'>,
): Client | undefined {
  const [last, ...others] = urls.toReversed()
  if (last === undefined || others.length === 0) return undefined
  return nodeClient(last, { fetch: nodesFetch([last, ...others], network) })
}
