import { CoreReadError } from '../errors/coreReadError.ts'
import { hideKeysIn } from '../errors/withoutKeys.ts'

/** Schemes of a node's URL, by use. */
const SCHEMES = {
  requests: ['http', 'https'],
  subscriptions: ['ws', 'wss'],
} as const

type NodeUse = keyof typeof SCHEMES

/**
 * Throws for a URL that no node can have, before any request. The error does not hold the URL, which may contain a key;
 * of one that passes, no error quotes more than the host.
 *
 * @param use Use of the URL: for requests or for a socket. Default: requests.
 * @throws RPC_URL_INVALID
 */
export function assertIsRpcUrl(url: string, use: NodeUse = 'requests'): void {
  if (!isRpcUrl(url, use)) throw new CoreReadError('RPC_URL_INVALID', { schemes: SCHEMES[use] })
  hideKeysIn(url)
}

/**
 * True if a node can have this URL.
 *
 * @param use As for `assertIsRpcUrl`.
 */
export function isRpcUrl(url: string, use: NodeUse = 'requests'): boolean {
  const hasScheme = SCHEMES[use].some((scheme) => url.toLowerCase().startsWith(`${scheme}://`))
  return hasScheme && URL.canParse(url)
}
