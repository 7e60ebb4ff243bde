import { CoreReadError } from '../errors/coreReadError.ts'

/** Default gateway for ipfs: URIs. */
export const DEFAULT_IPFS_GATEWAY = 'https://ipfs.io/ipfs/'

const ARWEAVE_GATEWAY = 'https://arweave.net/'

/** A content identifier: letters and digits only, at least as long as the shortest kind. */
const CONTENT_ID = /^[A-Za-z0-9]{46,}$/
/** An Arweave transaction id (32 bytes in base64url), optionally followed by a path or query. */
const ARWEAVE_URI = /^\s*ar:\/*([A-Za-z0-9_-]{43})((?:[/?].*)?)$/i

/**
 * Returns a resource's HTTP URL: an http: or https: URL unchanged, an ipfs: or ar: URI at its gateway.
 *
 * @param uri Untrusted. Its scheme is read as a browser would.
 * @param gateway Folder of the IPFS gateway, in which content identifiers are looked up.
 * @throws METADATA_URI_INVALID for any other scheme, credentials in the URI, or a path that leaves its content.
 */
export function resourceUrl(uri: string, gateway: string = DEFAULT_IPFS_GATEWAY): string {
  if (/^\s*ipfs:/i.test(uri)) return ipfsUrl(uri, gateway)
  return /^\s*ar:/i.test(uri) ? arweaveUrl(uri) : httpUrl(uri, uri)
}

function httpUrl(url: string, uri: string): string {
  if (URL.canParse(url)) {
    const { protocol, username, password, href } = new URL(url)
    const isPlain = username === '' && password === ''
    if (isPlain && (protocol === 'https:' || protocol === 'http:')) return href
  }
  throw new CoreReadError('METADATA_URI_INVALID', { uri })
}

/** Returns the URL for ipfs://<id>/<path>, or for ipfs://ipfs/<id>/<path>, which is common and wrong. */
function ipfsUrl(uri: string, gateway: string): string {
  const [id = '', ...path] = uri
    .trim()
    .replace(/^ipfs:\/*(?:ipfs\/)?/i, '')
    .split('/')
  const folder = httpUrl(gateway, gateway).replace(/\/*$/, '/')
  const content = `${folder}${id}`
  // Item file names contain "#", which would end the path.
  const url = httpUrl([content, ...path].join('/').replaceAll('#', '%23'), uri)
  const isWithin = url === content || url.startsWith(`${content}/`)
  if (!CONTENT_ID.test(id) || !isWithin) throw new CoreReadError('METADATA_URI_INVALID', { uri })
  return url
}

function arweaveUrl(uri: string): string {
  const [, id, path = ''] = ARWEAVE_URI.exec(uri) ?? []
  if (id === undefined) throw new CoreReadError('METADATA_URI_INVALID', { uri })
  const content = `${ARWEAVE_GATEWAY}${id}`
  const url = httpUrl(`${content}${path.replaceAll('#', '%23')}`, uri)
  // "/../" would lead to other content at the gateway.
  const isWithin = url.startsWith(content) && /^(?:[/?]|$)/.test(url.slice(content.length))
  if (!isWithin) throw new CoreReadError('METADATA_URI_INVALID', { uri })
  return url
}
