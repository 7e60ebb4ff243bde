import { isMintlineError, resourceUrl } from '@mintline/core'

/**
 * The http: or https: address of what an untrusted address names: as it is, or at a gateway for ipfs:
 * and ar:. Undefined for every other scheme, and for what leaves its content or has credentials.
 */
export function contentUrl(uri: string): string | undefined {
  try {
    return resourceUrl(uri)
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return undefined
    throw error
  }
}
