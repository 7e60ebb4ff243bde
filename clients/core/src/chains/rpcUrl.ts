import { MintlineError } from '../errors/index.ts'

/** How the address of a node begins, by what it answers. */
const SCHEMES = {
  requests: ['http', 'https'],
  subscriptions: ['ws', 'wss'],
} as const

/**
 * Refuses what no node can have as its address, before anything is asked. The error does not hold the
 * url, which may have a key in it.
 *
 * @param use Whether it is asked by requests, or listened to over a socket. Default: requests.
 * @throws RPC_URL_INVALID
 */
export function assertIsRpcUrl(url: string, use: keyof typeof SCHEMES = 'requests'): void {
  const schemes = SCHEMES[use]
  const isScheme = schemes.some((scheme) => url.toLowerCase().startsWith(`${scheme}://`))
  if (!isScheme || !URL.canParse(url)) throw new MintlineError('RPC_URL_INVALID', { schemes })
}
