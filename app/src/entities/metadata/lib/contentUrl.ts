import { isMintlineError, resourceUrl } from '@mintline/core'

/**
 * Converts an untrusted URI to an http: or https: URL: the URI itself, or a gateway's for ipfs: and ar:. Undefined for
 * other schemes, for paths that leave the content, and for URIs with credentials.
 */
export function contentUrl(uri: string): string | undefined {
  try {
    return resourceUrl(uri)
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}
