import type { EvmNetwork } from '@mintline/core/networks'
import { fallbackFetch } from '@mintline/core/node'
import { numberToHex } from 'viem'

/**
 * Creates a `fetch` with failover between a network's nodes: each request goes to the first one that answers and serves
 * the network.
 *
 * @param urls http(s) URLs, best first; at least one.
 */
export function nodesFetch(
  urls: readonly string[],
  { chainId }: Pick<EvmNetwork, 'chainId'>,
): typeof fetch {
  // The client itself checks the chain of a single node.
  if (urls.length === 1) return (input, init) => fetch(input, init)
  return fallbackFetch(urls, { chain: { method: 'eth_chainId', answer: numberToHex(chainId) } })
}
