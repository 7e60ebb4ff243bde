import { CoreReadError } from '@mintline/core'
import { type AptosNetwork, assertIsRpcUrl } from '@mintline/core/networks'
import { type ClientConfig, clientFetch, clientUrl, isClient, type SdkClient } from './sdkClient.ts'

/** A node: its URL (http or https) with the version of its API, `https://…/v1`, or a client of the SDK. */
export type NodeSource = string | SdkClient

/** A connection to Aptos through a node. */
export interface AptosConnection {
  /** Of the node, with the version of its API and without a slash at the end. */
  readonly url: string
  readonly fetch: typeof fetch
  /** Expected network; undefined = whichever known one the node serves. */
  readonly network: AptosNetwork | undefined
  /** Shared by all copies of the connection. */
  readonly confirmed: ConfirmedPoint
}

/** The latest point of the ledger that a connection has seen confirmed: older answers are asked for again. */
export interface ConfirmedPoint {
  /** Number of a transaction; 0 = none yet. */
  version: bigint
}

/** Options for a connection to Aptos. */
export interface ConnectionOptions {
  /** Expected network, known or not. Default: whichever known one the node serves. */
  readonly network?: AptosNetwork | undefined
  /** Default: the `fetch` of the platform. `nodesFetch` reaches several nodes. */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Creates a connection to Aptos, without making a request yet. Of a client of the SDK it takes the node and the headers,
 * such as those with a key.
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

/** Has a connection take no answer from before a transaction with this number. */
export function confirmedAt({ confirmed }: AptosConnection, version: bigint): void {
  if (version > confirmed.version) confirmed.version = version
}

function configOf(source: unknown): string | ClientConfig {
  if (typeof source === 'string') return source
  if (isClient(source)) return source.config
  throw new CoreReadError('UNKNOWN_PROVIDER_ID', { providerId: String(source) })
}
