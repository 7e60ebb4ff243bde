import { CoreReadError } from '@mintline/core/errors'
import { type AptosNetwork, assertIsRpcUrl } from '@mintline/core/networks'
import { type ClientConfig, clientFetch, clientUrl, isClient, type SdkClient } from './sdkClient.ts'

/** A node: its http(s) URL with the API version, `https://…/v1`, or an SDK client. */
export type NodeSource = string | SdkClient

/** A connection to Aptos through a node. */
export interface AptosConnection {
  /** The node's URL, with the API version and without a trailing slash. */
  readonly url: string
  readonly fetch: typeof fetch
  /** Expected network; undefined = whichever known one the node serves. */
  readonly network: AptosNetwork | undefined
  /** Shared by all copies of the connection. */
  readonly confirmed: ConfirmedPoint
}

/** The latest ledger point that a connection has seen confirmed; older answers are retried. */
export interface ConfirmedPoint {
  /** Transaction version; 0 = none yet. */
  version: bigint
}

/** Options for a connection to Aptos. */
export interface ConnectionOptions {
  /** Expected network, known or not. Default: whichever known one the node serves. */
  readonly network?: AptosNetwork | undefined
  /** Default: the platform's `fetch`. `nodesFetch` reaches several nodes. */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Creates a connection to Aptos, without a request yet. From an SDK client it takes the node and the headers, for
 * example with an API key.
 *
 * @throws UNKNOWN_PROVIDER_ID for a value that is neither a URL nor a client.
 * @throws RPC_URL_INVALID unless the URL is http(s).
 */
export function connectAptos(
  source: NodeSource,
  { network, fetch = globalThis.fetch }: ConnectionOptions = {},
): AptosConnection {
  const config = configOf(source)
  const url = typeof config === 'string' ? config : clientUrl(config)
  assertIsRpcUrl(url)
  return {
    url: url.replace(/\/$/, ''),
    fetch: typeof config === 'string' ? fetch : clientFetch(config, fetch),
    network,
    confirmed: { version: 0n },
  }
}

/** Makes a connection reject answers from before the transaction with this version. */
export function confirmedAt({ confirmed }: AptosConnection, version: bigint): void {
  if (version > confirmed.version) confirmed.version = version
}

function configOf(source: unknown): string | ClientConfig {
  if (typeof source === 'string') return source
  if (isClient(source)) return source.config
  throw new CoreReadError('UNKNOWN_PROVIDER_ID', { providerId: String(source) })
}
