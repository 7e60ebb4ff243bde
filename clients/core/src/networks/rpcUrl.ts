import { CoreReadError } from '../errors/coreReadError.ts'
import { hideKeysIn } from '../errors/withoutKeys.ts'

/** URL schemes for nodes, by use. */
const SCHEMES = {
  requests: ['http', 'https'],
  subscriptions: ['ws', 'wss'],
} as const

type NodeUse = keyof typeof SCHEMES

/**
 * Throws for a URL that no node can have, before any request. The error leaves out the URL, which may contain a key.
 * Once a URL passes, errors quote only its host.
 *
 * @param use Requests or subscriptions (sockets). Default: requests.
 * @throws RPC_URL_INVALID
 */
export function assertIsRpcUrl(url: string, use: NodeUse = 'requests'): void {
  if (!isRpcUrl(url, use)) throw new CoreReadError('RPC_URL_INVALID', { schemes: SCHEMES[use] })
  hideKeysIn(url)
}

/**
 * Returns true if a node can have this URL.
 *
 * @param use As for `assertIsRpcUrl`.
 */
export function isRpcUrl(url: string, use: NodeUse = 'requests'): boolean {
  const hasScheme = SCHEMES[use].some((scheme) => url.toLowerCase().startsWith(`${scheme}://`))
  return hasScheme && URL.canParse(url)
}
