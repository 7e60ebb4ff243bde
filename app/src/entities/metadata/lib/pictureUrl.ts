import { isOnThisMachine } from '#entities/cluster/lib/customUrl.ts'
import { contentUrl } from './contentUrl.ts'
import { mayLoad } from './mayLoad.ts'

/**
 * Pictures that stand in their address themselves. SVG is among them: an img element runs no script
 * of a picture and loads nothing for it, wherever it comes from.
 */
const DATA_PICTURE = /^\s*data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)\s*[;,]/i

/**
 * Where an img element may load a picture from that anybody may have named: over https, from a
 * gateway for ipfs: and ar:, out of the address itself, and unencrypted from this machine only, for
 * pages that are from it. Undefined for everything else. Never to be opened as a page.
 *
 * @param page Address of the page that shows it. Default: that of the one that is open.
 */
export function pictureUrl(uri: string, page?: string): string | undefined {
  if (DATA_PICTURE.test(uri)) return uri.trim()
  const url = contentUrl(uri)
  if (url === undefined || !mayLoad(url, page)) return undefined
  return url.startsWith('https:') || isOnThisMachine(url) ? url : undefined
}
