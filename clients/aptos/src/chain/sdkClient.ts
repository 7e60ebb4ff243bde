/** Request headers. */
type Headers = Readonly<Record<string, string | number | boolean>>

/** The client settings that say how to reach its node. */
export interface ClientConfig {
  getRequestUrl(kind: string): string
  readonly clientConfig?: { readonly API_KEY?: string; readonly HEADERS?: Headers } | undefined
  readonly fullnodeConfig?: { readonly HEADERS?: Headers } | undefined
}

/** An Aptos SDK client, from any version: `new Aptos(…)`. */
export interface SdkClient {
  readonly config: ClientConfig
}

/** URL kind in the SDK's `AptosApiType`. */
const FULLNODE = 'Fullnode'

/** Returns the URL of a client's node. */
export function clientUrl(config: ClientConfig): string {
  return config.getRequestUrl(FULLNODE)
}

/** Creates a `fetch` that sends a client's headers. */
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

/** Checks the shape, not the class: a program may hold several copies. */
export function isClient(source: unknown): source is SdkClient {
  const config: unknown =
    typeof source === 'object' && source !== null && 'config' in source ? source.config : undefined
  return typeof config === 'object' && config !== null && 'getRequestUrl' in config
}
