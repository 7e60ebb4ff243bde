import type { EvmNetwork } from '@mintline/core/networks'
import type { EvmConnection } from './connection.ts'
import { type NodeOptions, type NodeSource, nodeClient } from './nodeSource.ts'

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
