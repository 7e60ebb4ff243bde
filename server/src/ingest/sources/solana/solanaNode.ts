import { type ReadConnection, rpcReadConnection } from '@mintline/solana/reads'
import { type RpcNode, type RpcNodeOptions, rpcNode } from '../rpcNode.ts'

/** Requests to a cluster's nodes. */
export interface SolanaNode extends RpcNode {
  readonly connection: ReadConnection
}

/** Commitment for all reads: `findDropped` finds transactions that are undone later. */
export const COMMITMENT = 'confirmed'

/** Creates a client for a cluster's nodes. */
export function solanaNode(options: RpcNodeOptions): SolanaNode {
  const node = rpcNode(options)
  const { url, fetch } = node
  return { ...node, connection: rpcReadConnection(url, { fetch, commitment: COMMITMENT }) }
}
