import { isMintlineError, resourceUrl } from '@mintline/core'

/** Returns true if an address can be a folder: an ipfs:, https: or http: one. */
export function isProofsAddress(baseUri: string): boolean {
  try {
    resourceUrl(`${baseUri.trim().replace(/\/+$/, '')}/index.json`)
    return true
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return false
    throw error
  }
}
