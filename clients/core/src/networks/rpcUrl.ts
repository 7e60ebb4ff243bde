import { CoreError } from '../errors/coreError.ts'

/** Schemes of a node's address, by what it answers. */
const SCHEMES = {
  requests: ['http', 'https'],
  subscriptions: ['ws', 'wss'],
} as const

type NodeUse = keyof typeof SCHEMES

/**
 * Refuses what no node can have as its address, before anything is asked. The error does not hold the
 * url, which may have a key in it.
 *
 * @param use Whether it is asked by requests, or listened to over a socket. Default: requests.
 * @throws RPC_URL_INVALID
 */
export function assertIsRpcUrl(url: string, use: NodeUse = 'requests'): void {
  if (!isRpcUrl(url, use)) throw new CoreError('RPC_URL_INVALID', { schemes: SCHEMES[use] })
}

/**
 * True for what a node can have as its address.
 *
 * @param use As for `assertIsRpcUrl`.
 */
export function isRpcUrl(url: string, use: NodeUse = 'requests'): boolean {
  const begins = SCHEMES[use].some((scheme) => url.toLowerCase().startsWith(`${scheme}://`))
  return begins && URL.canParse(url)
}
