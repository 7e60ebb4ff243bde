import { CoreError } from '@mintline/core'
import { assertIsRpcUrl, isRpcUrl } from '@mintline/core/networks'
import type { Eip1193Provider } from '@mintline/core/signing'
import { type Client, createClient, custom, type HttpTransportConfig, http, webSocket } from 'viem'

/** A way to a node: its address (http, https, ws or wss), an EIP-1193 provider, or a viem client. */
export type NodeSource = string | Eip1193Provider | Client

/** Milliseconds between two looks for a block or a receipt (specification 9). */
export const POLLING_INTERVAL = 1_000

/** Milliseconds that an answer of a node may take. */
const REQUEST_TIMEOUT = 30_000

/** How often a socket that broke is opened again, and the milliseconds between (specification 9). */
const RECONNECT = { attempts: 5, delay: 5_000 } as const

/** How a node is asked. */
export interface NodeOptions {
  /** Milliseconds between two looks for a block or a receipt. Default: 1 second. */
  readonly pollingInterval?: number | undefined
  /** Milliseconds that an answer may take. Default: 30 seconds. */
  readonly timeout?: number | undefined
  /** Attempts to open a socket again, and milliseconds between them. Default: 5, 5 seconds apart. */
  readonly reconnect?: { readonly attempts: number; readonly delay: number } | undefined
  /** Headers and the like of requests over HTTP. The address of the node is no place for a key. */
  readonly fetchOptions?: HttpTransportConfig['fetchOptions']
}

/**
 * The client of a node.
 *
 * @throws RPC_URL_INVALID for an address that is neither http(s) nor ws(s).
 */
export function nodeClient(source: NodeSource, options: NodeOptions = {}): Client {
  if (typeof source !== 'string' && 'transport' in source) return source
  const { pollingInterval = POLLING_INTERVAL } = options
  // Requests are made again by `askNode`, in the way of all chains.
  const transport =
    typeof source === 'string'
      ? urlTransport(source, options)
      : custom(asViemProvider(source), { retryCount: 0 })
  return createClient({ transport, pollingInterval })
}

function urlTransport(url: string, options: NodeOptions) {
  const { timeout = REQUEST_TIMEOUT, reconnect = RECONNECT, fetchOptions } = options
  if (isRpcUrl(url, 'subscriptions')) {
    return webSocket(url, { timeout, retryCount: 0, reconnect })
  }
  assertIsHttpOrSocketUrl(url)
  return http(url, { timeout, retryCount: 0, ...(fetchOptions && { fetchOptions }) })
}

function assertIsHttpOrSocketUrl(url: string): void {
  try {
    assertIsRpcUrl(url)
  } catch (cause) {
    throw new CoreError('RPC_URL_INVALID', { schemes: ['http', 'https', 'ws', 'wss'] }, { cause })
  }
}

/** viem and EIP-1193 differ in the types of parameters alone. */
function asViemProvider(provider: Eip1193Provider): Parameters<typeof custom>[0] {
  return { request: (args) => provider.request(args) }
}
