import { isMintlineError, resourceUrl } from '@mintline/core'
import { isOnThisMachine } from '#features/cluster/lib/customUrl.ts'

const ARWEAVE_GATEWAY = 'https://arweave.net/'
/** An Arweave transaction, and what of its content is meant. */
const ARWEAVE = /^\s*ar:\/*([A-Za-z0-9_-]{43})((?:[/?].*)?)$/i
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
  const url = arweaveUrl(uri) ?? networkUrl(uri)
  if (url === undefined) return undefined
  return url.startsWith('https:') || isOnThisMachine(url) ? url : undefined
}

function arweaveUrl(uri: string): string | undefined {
  const [, id, path = ''] = ARWEAVE.exec(uri) ?? []
  if (id === undefined) return undefined
  const content = `${ARWEAVE_GATEWAY}${id}`
  const url = networkUrl(`${content}${path.replaceAll('#', '%23')}`)
  // "/../" would lead to what somebody else keeps at the gateway.
  return url !== undefined &&
    /^(?:[/?]|$)/.test(url.slice(content.length)) &&
    url.startsWith(content)
    ? url
    : undefined
}

function networkUrl(uri: string): string | undefined {
  try {
    return resourceUrl(uri)
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}
