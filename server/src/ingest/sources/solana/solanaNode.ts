import { type ReadConnection, rpcReadConnection } from '@mintline/solana/reads'
import { type RpcNode, type RpcNodeOptions, rpcNode } from '../rpcNode.ts'

/** Requests to the nodes of a cluster. */
export interface SolanaNode extends RpcNode {
  readonly connection: ReadConnection
}

/** Commitment of all reads: transactions that are undone later are found again by `findDropped`. */
export const COMMITMENT = 'confirmed'

/** Creates the requests to the nodes of a cluster. */
export function solanaNode(options: RpcNodeOptions): SolanaNode {
  const node = rpcNode(options)
  const { url, fetch } = node
  return { ...node, connection: rpcReadConnection(url, { fetch, commitment: COMMITMENT }) }
}
