import { fieldOf } from '@mintline/core'
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

/** Last transaction read from an address' list. */
export interface ListPosition {
  readonly slot: number
  /** Last ingested transaction; undefined = all up to the slot are ingested. */
  readonly signature?: string
}

/** Progress of reading a cluster, as stored in the cursor. */
export interface SolanaPosition {
  /** Base58; identifies the cluster. Local networks get another one with each start. */
  readonly genesisHash: string
  /** Slot up to which transactions were found to be final. */
  readonly finalSlot: number
  /** By program address. */
  readonly lists: Readonly<Record<string, ListPosition>>
}

/** Before the first transaction. */
export const START: ListPosition = { slot: -1 }

/** Returns true for a position that this version wrote. */
export function isSolanaPosition(value: unknown): value is SolanaPosition {
  return typeof fieldOf(value, 'genesisHash') === 'string' && fieldOf(value, 'lists') !== undefined
}
