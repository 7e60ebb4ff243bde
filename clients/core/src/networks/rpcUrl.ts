import { CoreReadError } from '../errors/coreReadError.ts'
import { hideKeysIn } from '../errors/quotedText.ts'

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

/**
 * Throws if a wallet and a call are on different networks.
 *
 * `current` is the chain id of the wallet's provider, `required` the call's. On Solana and Eclipse they are genesis
 * hashes.
 *
 * @throws MintlineError CHAIN_MISMATCH with both.
 */
export function assertSameChain({
  current,
  required,
}: {
  current: number | string
  required: number | string
}): void {
  if (current !== required) throw new CoreReadError('CHAIN_MISMATCH', { current, required })
}

/**
 * Throws if a wallet and a call use different nodes, for networks without a chain id. `current` is the URL of the
 * wallet's node, `required` the call's; either may end with a slash.
 *
 * @throws MintlineError RPC_URL_MISMATCH with both.
 */
export function assertSameRpcUrl({
  current,
  required,
}: {
  current: string
  required: string
}): void {
  if (withoutSlash(current) === withoutSlash(required)) return
  throw new CoreReadError('RPC_URL_MISMATCH', { current, required })
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url
}
