import { type Client, createClient, fallback } from 'viem'
import { type NodeOptions, POLLING_INTERVAL, urlTransport } from './nodeSource.ts'

/**
 * A viem client for several nodes of one chain: each request goes to the first one that answers.
 *
 * @param urls Best first.
 * @throws RPC_URL_INVALID unless all URLs are http(s) or ws(s).
 */
export function nodesClient(urls: readonly string[], options: NodeOptions = {}): Client {
  const { pollingInterval = POLLING_INTERVAL } = options
  const transports = urls.map((url) => urlTransport(url, options))
  // No retries here: `askNode` makes them, as for all chains.
  return createClient({ transport: fallback(transports, { retryCount: 0 }), pollingInterval })
}
