import type { AptosConfig } from '@aptos-labs/ts-sdk'

/** The part of a client's settings that says how its node is asked. */
export type ClientConfig = Pick<AptosConfig, 'getRequestUrl' | 'clientConfig' | 'fullnodeConfig'>

/** Kind of URL in the SDK's `AptosApiType`, whose module would come with it. */
const FULLNODE = 'Fullnode' as Parameters<ClientConfig['getRequestUrl']>[0]

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
    const headers = new Headers(init?.headers)
    for (const [name, value] of own) headers.set(name, String(value))
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
    return fetch(input, { ...init, headers })
  }
}

/** Not by class, which would bring the whole SDK into pages, and of which a program may hold several copies. */
export function isClient(source: unknown): source is { readonly config: ClientConfig } {
  const config: unknown =
    typeof source === 'object' && source !== null && 'config' in source ? source.config : undefined
  return typeof config === 'object' && config !== null && 'getRequestUrl' in config
}
