import { CoreError, DEFAULT_IPFS_GATEWAY } from '@mintline/core'

/** How documents of proofs, phases and items are read. */
export interface ResourceOptions {
  /** Folder of an IPFS gateway. */
  readonly gateway: string
  /** Makes the requests; undefined = that of the platform. */
  readonly fetch?: typeof fetch
}

/** Way to IPFS: a public gateway, one of a server's own that takes a key, or requests of one's own. */
export type IpfsSettings =
  | {
      readonly type: 'client'
      /** Default: https://ipfs.io/ipfs/ */
      readonly gateway?: string | undefined
    }
  | {
      readonly type: 'server'
      readonly gateway: string
      /** Sent to the gateway alone. Never in a page: whoever opens it could read them. */
      readonly headers: Readonly<Record<string, string>>
    }
  | {
      readonly type: 'custom'
      readonly fetch: typeof fetch
      /** Default: https://ipfs.io/ipfs/ */
      readonly gateway?: string | undefined
    }

/**
 * How documents are read by these settings.
 *
 * @throws IPFS_SETTINGS_INVALID for settings of another type, or that lack what their type needs.
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

/** Requests whose headers reach the gateway alone. */
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
    // A redirect would take the headers along.
    return fetch(input, { ...init, headers: all, redirect: 'error' })
  }
}
