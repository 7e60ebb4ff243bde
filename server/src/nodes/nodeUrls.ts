import type { Blockchain } from '@mintline/core/networks'
import { ServerError } from '../errors/serverError.ts'

/** Node URLs by blockchain: http: or https:, best first. */
export type NodeUrls = Readonly<Partial<Record<Blockchain, AskedNode['urls']>>>

/** A blockchain's nodes, with the request's signal. */
export interface AskedNode {
  /** URLs, best first. */
  readonly urls: readonly [string, ...string[]]
  /** Aborts requests once nobody waits for their answers; undefined = each is answered or times out. */
  readonly signal?: AbortSignal | undefined
}

/** Nodes by blockchain, with the request's signal. */
export type Nodes = NodeUrls & Pick<AskedNode, 'signal'>

/** Returns a blockchain's nodes; undefined if none is configured. */
export function nodeIn(nodes: Nodes, blockchain: Blockchain): AskedNode | undefined {
  const urls = nodes[blockchain]
  return urls && { urls, signal: nodes.signal }
}

/**
 * Returns a blockchain's nodes.
 *
 * @throws `NO_NODE` if none is configured
 */
export function nodeOf(nodes: Nodes, blockchain: Blockchain): AskedNode {
  const node = nodeIn(nodes, blockchain)
  if (node === undefined) throw new ServerError('NO_NODE', { blockchain })
  return node
}
