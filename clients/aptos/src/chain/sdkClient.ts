/** Headers of requests. */
type Headers = Readonly<Record<string, string | number | boolean>>

/** The part of a client's settings that says how its node is asked. */
export interface ClientConfig {
  getRequestUrl(kind: string): string
  readonly clientConfig?: { readonly API_KEY?: string; readonly HEADERS?: Headers } | undefined
  readonly fullnodeConfig?: { readonly HEADERS?: Headers } | undefined
}

/** A client of Aptos' SDK, of any version: `new Aptos(…)`. */
export interface SdkClient {
  readonly config: ClientConfig
}

/** Kind of URL in the SDK's `AptosApiType`. */
const FULLNODE = 'Fullnode'

/** URL of the node of a client. */
export function clientUrl(config: ClientConfig): string {
  return config.getRequestUrl(FULLNODE)
}

/** A `fetch` that sends the headers of a client. */
export function clientFetch(
  { clientConfig, fullnodeConfig }: ClientConfig,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  const { API_KEY: key, HEADERS: given } = clientConfig ?? {}
  const own = Object.entries({ ...given, ...fullnodeConfig?.HEADERS })
  return (input, init) => {
    const headers = new globalThis.Headers(init?.headers)
    for (const [name, value] of own) headers.set(name, String(value))
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
    return fetch(input, { ...init, headers })
  }
}

/** Not by class, of which a program may hold several copies. */
export function isClient(source: unknown): source is SdkClient {
  const config: unknown =
    typeof source === 'object' && source !== null && 'config' in source ? source.config : undefined
  return typeof config === 'object' && config !== null && 'getRequestUrl' in config
}
