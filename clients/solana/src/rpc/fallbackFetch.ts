import { fallbackFetch as fallbackFetchOfAnyChain } from '@mintline/core'

/** Options of `fallbackFetch`. */
export interface FallbackFetchOptions {
  /** Base58; nodes of any other chain are skipped. Undefined = not checked. */
  readonly genesisHash?: string | undefined
  /** Default: the `fetch` of the platform. */
  readonly fetch?: typeof fetch | undefined
  /** Milliseconds that a node may take before the next one is asked in addition. Default: 4 seconds. */
  readonly patience?: number | undefined
}

/**
 * Core's `fallbackFetch` with the chain by its genesis hash: for `rpcReadConnection`, and for the `Connection` of
 * web3.js, whose websocket stays with its own url.
 *
 * @param urls http: or https: URLs of nodes, best first; at least one. They replace the url of the request.
 */
export function fallbackFetch(
  urls: readonly string[],
  { genesisHash, ...options }: FallbackFetchOptions = {},
): typeof globalThis.fetch {
  const chain =
    genesisHash === undefined ? undefined : { method: 'getGenesisHash', answer: genesisHash }
  return fallbackFetchOfAnyChain(urls, { ...options, chain })
}
