import type { Blockchain } from '@mintline/core/networks'
import { ServerError } from '../errors/serverError.ts'

/** Nodes of blockchains: http: or https: URLs, best first. */
export type NodeUrls = Readonly<Partial<Record<Blockchain, readonly [string, ...string[]]>>>

/**
 * The nodes of a blockchain.
 *
 * @throws `NO_NODE` when none is configured
 */
export function urlsOf(nodes: NodeUrls, blockchain: Blockchain): readonly [string, ...string[]] {
  const urls = nodes[blockchain]
  if (urls === undefined) throw new ServerError('NO_NODE', { blockchain })
  return urls
}
