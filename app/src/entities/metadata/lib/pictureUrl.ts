import { DEFAULT_IPFS_GATEWAY, isMintlineError, resourceUrl } from '@mintline/core'
import { isOnThisMachine } from '@mintline/core/networks'
import { mayBeUnencrypted } from '#entities/cluster/lib/customUrl.ts'

/**
 * Options for reading documents at addresses that anybody could have set: the host's IPFS gateway, otherwise the public
 * one, and no request to this machine from pages of others.
 */
export const resources: { gateway: string; fetch: typeof fetch } = {
  gateway: DEFAULT_IPFS_GATEWAY,
  // An address without content fails like a host that does not answer.
  fetch: (url, init) => fetch(mayLoad(`${url}`) ? url : 'data:', init),
}

/** Sets the host's IPFS gateway, before anything is read. Without a URL, the public one stays. */
export function chooseGateway(url: unknown): void {
  if (URL.canParse(url as string)) resources.gateway = url as string
}

/** Returns one sentence if the host's gateway cannot be used for pictures; undefined = it can, or there is none. */
export function gatewayProblem(url: unknown): string | undefined {
  const isChosen = url === undefined || resources.gateway === url
  if (isChosen && pictureUrl(`ipfs://${'a'.repeat(46)}`)) return undefined
  return 'ipfs: It must be the https address of a gateway, such as https://gateway.example/ipfs/.'
}

/**
 * Converts an untrusted URI to an http: or https: URL: the URI itself, or a gateway's for ipfs: and ar:. Undefined for
 * other schemes, for paths that leave the content, and for URIs with credentials.
 */
export function contentUrl(uri: string): string | undefined {
  try {
    return resourceUrl(uri, resources.gateway)
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}

/**
 * Returns true if a page may load an address that anybody could have set. Only pages from this machine may load
 * addresses on this machine: otherwise creators could make visitors' browsers call programs that run on their machines.
 *
 * @param page The page's URL. Default: the open one.
 */
export function mayLoad(url: string, page = window.location.href): boolean {
  return !isOnThisMachine(url) || isOnThisMachine(page)
}

/**
 * Matches pictures embedded in their address. SVG is allowed: in an img element it runs no scripts and loads nothing,
 * wherever it comes from.
 */
const DATA_PICTURE = /^\s*data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)\s*[;,]/i

/**
 * Returns the URL from which an img element may load an untrusted picture: https, a gateway for ipfs: and ar:, a data
 * URL, or http on this machine for pages from it. Undefined for everything else. Never open it as a page.
 *
 * @param page URL of the page that shows it. Default: the open one.
 */
export function pictureUrl(uri: string, page?: string): string | undefined {
  if (DATA_PICTURE.test(uri)) return uri.trim()
  const url = contentUrl(uri)
  if (url === undefined || !mayLoad(url, page)) return undefined
  return url.startsWith('https:') || mayBeUnencrypted(url) ? url : undefined
}
