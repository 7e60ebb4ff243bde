import { type Aptos, AptosConfig, Network } from '@aptos-labs/ts-sdk'
import { CoreError } from '@mintline/core'
import { type AptosNetwork, assertIsRpcUrl } from '@mintline/core/networks'

/** A node: its URL (http or https) with the version of its API, `https://…/v1`, or a client of the SDK. */
export type NodeSource = string | Aptos

/** A connection to Aptos through a node. */
export interface AptosConnection {
  /** Settings of the SDK's client. */
  readonly config: AptosConfig
  /** Expected network; undefined = whichever known one the node serves. */
  readonly network: AptosNetwork | undefined
}

/** Options for a connection to Aptos. */
export interface ConnectionOptions {
  /** Expected network, known or not. Default: whichever known one the node serves. */
  readonly network?: AptosNetwork | undefined
}

/**
 * Creates a connection to Aptos, without making a request yet.
 *
 * @throws UNKNOWN_PROVIDER_ID for a value that is neither a URL nor a client.
 * @throws RPC_URL_INVALID unless the URL is http(s).
 */
export function connectAptos(
  source: NodeSource,
  { network }: ConnectionOptions = {},
): AptosConnection {
  return { config: configOf(source), network }
}

function configOf(source: unknown): AptosConfig {
  if (typeof source === 'string') {
    assertIsRpcUrl(source)
    const fullnode = source.endsWith('/') ? source.slice(0, -1) : source
    // Only the node is asked, whatever network it serves. The SDK prints a note about custom ones.
    return new AptosConfig({ network: Network.LOCAL, fullnode })
  }
  if (isClient(source)) return source.config
  throw new CoreError('UNKNOWN_PROVIDER_ID', { providerId: String(source) })
}

/** Not by class, which would bring the whole SDK into pages, and of which a program may hold several copies. */
function isClient(source: unknown): source is Aptos {
  const config: unknown =
    typeof source === 'object' && source !== null && 'config' in source ? source.config : undefined
  return typeof config === 'object' && config !== null && 'getRequestUrl' in config
}
