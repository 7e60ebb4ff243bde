import { CoreError } from '@mintline/core/errors'
import { DEFAULT_IPFS_GATEWAY, type ReadResourceOptions } from '@mintline/core/metadata'

/** Options for reading documents about proofs, phases and items. */
export interface ResourceOptions extends Pick<ReadResourceOptions, 'timeout' | 'isRetryable'> {
  /** IPFS gateway's base URL. */
  readonly gateway: string
  /** Undefined = the platform's `fetch`. */
  readonly fetch?: typeof fetch
}

/** IPFS access: a public gateway, a gateway with credentials on a server, or a custom `fetch`. */
export type IpfsSettings =
  | {
      readonly type: 'client'
      /** Default: https://ipfs.io/ipfs/ */
      readonly gateway?: string | undefined
    }
  | {
      readonly type: 'server'
      readonly gateway: string
      /** Sent only to the gateway. Never use them in a page, whose visitors could read them. */
      readonly headers: Readonly<Record<string, string>>
    }
  | {
      readonly type: 'custom'
      readonly fetch: typeof fetch
      /** Default: https://ipfs.io/ipfs/ */
      readonly gateway?: string | undefined
    }

/**
 * Returns the options for reading documents with these IPFS settings.
 *
 * @throws IPFS_SETTINGS_INVALID for an unknown type or missing fields.
 */
export function resourceOptions(settings: IpfsSettings): ResourceOptions {
  const { type, gateway = DEFAULT_IPFS_GATEWAY } = settings
  if (URL.canParse(gateway)) {
    if (type === 'client') return { gateway }
    if (type === 'custom' && typeof settings.fetch === 'function') {
      return { gateway, fetch: settings.fetch }
    }
    if (type === 'server' && settings.gateway && typeof settings.headers === 'object') {
      return { gateway, fetch: fetchWithHeaders(gateway, settings.headers) }
    }
  }
  throw new CoreError('IPFS_SETTINGS_INVALID', { type })
}

/** Creates a `fetch` that sends headers only to the gateway. */
function fetchWithHeaders(
  gateway: string,
  headers: Readonly<Record<string, string>>,
): typeof fetch {
  const { origin } = new URL(gateway)
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) return fetch(input, init)
    const all = new Headers(init?.headers)
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    // A redirect would forward the headers.
    return fetch(input, { ...init, headers: all, redirect: 'error' })
  }
}
