import { isMintlineError, resourceUrl } from '@mintline/core'

/** True if an address can be a folder of files: an ipfs:, https: or http: one. */
export function isProofsAddress(baseUri: string): boolean {
  try {
    resourceUrl(`${baseUri.trim().replace(/\/+$/, '')}/index.json`)
    return true
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return false
    throw error
  }
}
