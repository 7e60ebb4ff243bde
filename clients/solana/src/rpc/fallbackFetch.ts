import { fallbackFetch as fallbackFetchOfAnyChain } from '@mintline/core/node'

/** Options for `fallbackFetch`. */
export interface FallbackFetchOptions {
  /** Base58; nodes of any other chain are skipped. Undefined = not checked. */
  readonly genesisHash?: string | undefined
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined
  /** Milliseconds before the next node is asked in addition. Default: 4 seconds. */
  readonly patience?: number | undefined
}

/**
 * Wraps core's `fallbackFetch` with a check by genesis hash: for `rpcReadConnection`, and for web3.js's `Connection`,
 * whose websocket stays with its own url.
 *
 * @param urls Nodes' http: or https: URLs, best first; at least one. They replace the request's url.
 */
export function fallbackFetch(
  urls: readonly string[],
  { genesisHash, ...options }: FallbackFetchOptions = {},
): typeof globalThis.fetch {
  const chain =
    genesisHash === undefined ? undefined : { method: 'getGenesisHash', answer: genesisHash }
  return fallbackFetchOfAnyChain(urls, { ...options, chain })
}
