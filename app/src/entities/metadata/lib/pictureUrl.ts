import { mayBeUnencrypted } from '#entities/cluster/lib/customUrl.ts'
import { contentUrl } from './contentUrl.ts'
import { mayLoad } from './mayLoad.ts'

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
