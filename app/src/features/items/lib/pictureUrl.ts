import { isOnThisMachine } from '#features/cluster/lib/customUrl.ts'
import { contentUrl } from './contentUrl.ts'

/**
 * Pictures that stand in their address themselves. SVG is among them: an img element runs no script
 * of a picture and loads nothing for it, wherever it comes from.
 */
const DATA_PICTURE = /^\s*data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)\s*[;,]/i

/**
 * Where an img element may load a picture from that anybody may have named: over https, from a
 * gateway for ipfs: and ar:, out of the address itself, and unencrypted from this machine only.
 * Undefined for everything else. Never to be opened as a page.
 */
export function pictureUrl(uri: string): string | undefined {
  if (DATA_PICTURE.test(uri)) return uri.trim()
  const url = contentUrl(uri)
  if (url === undefined) return undefined
  return url.startsWith('https:') || isOnThisMachine(url) ? url : undefined
}
