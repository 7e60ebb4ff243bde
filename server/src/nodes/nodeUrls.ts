import type { Blockchain } from '@mintline/core/networks'
import { ServerError } from '../errors/serverError.ts'

/** Nodes of blockchains: http: or https: URLs, best first. */
export type NodeUrls = Readonly<Partial<Record<Blockchain, AskedNode['urls']>>>

/** The nodes of one blockchain, as a request asks them. */
export interface AskedNode {
  /** URLs, best first. */
  readonly urls: readonly [string, ...string[]]
  /** Aborts questions once nobody waits for their answers; undefined = each is answered or times out. */
  readonly signal?: AbortSignal | undefined
}

/** Nodes of blockchains, as a request asks them. */
export type Nodes = NodeUrls & Pick<AskedNode, 'signal'>

/** The nodes of a blockchain; undefined when none is configured. */
export function nodeIn(nodes: Nodes, blockchain: Blockchain): AskedNode | undefined {
  const urls = nodes[blockchain]
  return urls && { urls, signal: nodes.signal }
}

/**
 * The nodes of a blockchain.
 *
 * @throws `NO_NODE` when none is configured
 */
export function nodeOf(nodes: Nodes, blockchain: Blockchain): AskedNode {
  const node = nodeIn(nodes, blockchain)
  if (node === undefined) throw new ServerError('NO_NODE', { blockchain })
  return node
}
