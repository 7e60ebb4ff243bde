import { CoreError, hideKeysIn } from '@mintline/core/errors'
import { assertIsRpcUrl, isRpcUrl } from '@mintline/core/networks'
import type { Eip1193Provider } from '@mintline/core/signing'
import {
  type Client,
  createClient,
  custom,
  type HttpTransport,
  type HttpTransportConfig,
  http,
  TimeoutError,
  type Transport,
  webSocket,
} from 'viem'
import { INCOMPLETE } from './nodeFailure.ts'
import { NodeReader } from './nodeReader.ts'

/** Batch timeout in milliseconds (specification 9). */
const BATCH_TIMEOUT = 1_000

interface BatchOptions {
  /** Milliseconds. */
  readonly batchTimeout?: number | undefined
  readonly fetchOptions?: HttpTransportConfig['fetchOptions']
  readonly fetch?: typeof fetch | undefined
}

/** A node: its URL (http, https, ws or wss), a reader, an EIP-1193 provider, or a viem client. */
export type NodeSource = string | NodeReader | Eip1193Provider | Client

/** Polling interval for blocks and receipts in milliseconds (specification 9). */
const POLLING_INTERVAL = 1_000

/** Request timeout in milliseconds. */
const REQUEST_TIMEOUT = 30_000

/** Websocket reconnection attempts, and the milliseconds between them (specification 9). */
const RECONNECT = { attempts: 5, delay: 5_000 } as const

/** Options for requests to a node. */
export interface NodeOptions {
  /** Polling interval for blocks and receipts in milliseconds. Default: 1000. */
  readonly pollingInterval?: number | undefined
  /** Request timeout in milliseconds. Default: 30,000. */
  readonly timeout?: number | undefined
  /** Sends simultaneous HTTP requests as one batch. Default: false. */
  readonly batch?: boolean | undefined
  /** Batch timeout in milliseconds, in place of the request timeout. Default: 1000. */
  readonly batchTimeout?: number | undefined
  /** Websocket reconnection attempts, and milliseconds between them. Default: 5, 5 seconds apart. */
  readonly reconnect?: { readonly attempts: number; readonly delay: number } | undefined
  /** Options for HTTP requests, such as headers. Send API keys here, not in the URL. */
  readonly fetchOptions?: HttpTransportConfig['fetchOptions']
  /** Default: the platform's `fetch`. `nodesFetch` reaches several nodes. */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Creates a viem client for a node.
 *
 * @throws UNKNOWN_PROVIDER_ID for any other value.
 * @throws RPC_URL_INVALID unless the URL is http(s) or ws(s).
 */
export function nodeClient(source: NodeSource, options: NodeOptions = {}): Client {
  assertIsNodeSource(source)
  if (typeof source !== 'string' && 'transport' in source) return source
  const { pollingInterval = POLLING_INTERVAL } = options
  // No retries here: `askNode` retries, as on all chains.
  const transport =
    typeof source === 'string'
      ? urlTransport(source, options)
      : source instanceof NodeReader
        ? readerTransport(source, options)
        : custom(asViemProvider(source), { retryCount: 0 })
  return createClient({ transport, pollingInterval })
}

/** Creates a transport to a reader's node. Both share its chain id. */
function readerTransport(reader: NodeReader, options: NodeOptions): Transport {
  const connect = urlTransport(reader.url, { fetch: reader.fetch, ...options })
  return (parameters) => {
    const transport = connect(parameters)
    return { ...transport, value: { ...transport.value, reader } }
  }
}

/** Guards against untyped callers, such as a page without a wallet. */
function assertIsNodeSource(source: unknown): void {
  if (typeof source === 'string') return
  if (isRecord(source) && typeof source.request === 'function') return
  throw new CoreError('UNKNOWN_PROVIDER_ID', { providerId: String(source) })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Wraps a transport so that an answer without a result fails: JSON-RPC has a result even for nothing. */
function answering<Connect extends Transport>(connect: Connect): Connect {
  const checked = (...terms: Parameters<Transport>) => {
    const transport = connect(...terms)
    const request: typeof transport.request = async (args, options) => {
      const answer = await transport.request(args, options)
      if (answer === undefined) throw new Error(INCOMPLETE)
      return answer as never
    }
    return { ...transport, request }
  }
  return checked as Connect
}

/**
 * Creates a transport to a node by URL.
 *
 * @throws RPC_URL_INVALID unless the URL is http(s) or ws(s).
 */
function urlTransport(url: string, options: NodeOptions) {
  const { timeout = REQUEST_TIMEOUT, reconnect = RECONNECT, batch = false } = options
  const { fetchOptions, fetch } = options
  if (isRpcUrl(url, 'subscriptions')) {
    hideKeysIn(url)
    return webSocket(url, { timeout, retryCount: 0, reconnect })
  }
  assertIsHttpOrSocketUrl(url)
  if (batch) return answering(batchTransport(url, options))
  return answering(
    http(url, {
      timeout,
      retryCount: 0,
      ...(fetchOptions && { fetchOptions }),
      ...(fetch && { fetchFn: fetch }),
    }),
  )
}

function assertIsHttpOrSocketUrl(url: string): void {
  try {
    assertIsRpcUrl(url)
  } catch (cause) {
    throw new CoreError('RPC_URL_INVALID', { schemes: ['http', 'https', 'ws', 'wss'] }, { cause })
  }
}

/** viem and EIP-1193 differ only in parameter types. */
function asViemProvider(provider: Eip1193Provider): Parameters<typeof custom>[0] {
  return { request: (args) => provider.request(args) }
}

/**
 * Sends simultaneous requests as one HTTP request, a JSON-RPC batch. One without an answer in time fails with
 * BATCH_REQUEST_TIMEOUT.
 */
function batchTransport(url: string, options: BatchOptions): HttpTransport {
  const { batchTimeout: timeout = BATCH_TIMEOUT, fetchOptions, fetch } = options
  const connect = http(url, {
    batch: true,
    timeout,
    retryCount: 0,
    ...(fetchOptions && { fetchOptions }),
    ...(fetch && { fetchFn: fetch }),
  })
  return (parameters) => {
    const transport = connect(parameters)
    const request: typeof transport.request = async (args, requestOptions) => {
      try {
        return await transport.request(args, requestOptions)
      } catch (cause) {
        if (!(cause instanceof TimeoutError)) throw cause
        throw new CoreError('BATCH_REQUEST_TIMEOUT', { timeoutMs: timeout }, { cause })
      }
    }
    return { ...transport, request }
  }
}
