import { isMintlineError, resourceUrl } from '@mintline/core'

const ARWEAVE_GATEWAY = 'https://arweave.net/'
/** An Arweave transaction, and what of its content is meant. */
const ARWEAVE = /^\s*ar:\/*([A-Za-z0-9_-]{43})((?:[/?].*)?)$/i

/**
 * The http: or https: address of what an untrusted address names: as it is, or at a gateway for ipfs:
 * and ar:. Undefined for every other scheme, and for what leaves its content or has credentials.
 */
export function contentUrl(uri: string): string | undefined {
  const [, id, path = ''] = ARWEAVE.exec(uri) ?? []
  if (id === undefined) return networkUrl(uri)
  const content = `${ARWEAVE_GATEWAY}${id}`
  const url = networkUrl(`${content}${path.replaceAll('#', '%23')}`)
  // "/../" would lead to what somebody else keeps at the gateway.
  const isWithin = url?.startsWith(content) && /^(?:[/?]|$)/.test(url.slice(content.length))
  return isWithin ? url : undefined
}

function networkUrl(uri: string): string | undefined {
  try {
    return resourceUrl(uri)
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}
