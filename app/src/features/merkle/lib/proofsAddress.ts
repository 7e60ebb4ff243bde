import { isMintlineError, resourceUrl } from '@mintline/core'

/** Whether files can be read below an address, which is then one of ipfs:, https: or http:. */
export function isProofsAddress(baseUri: string): boolean {
  try {
    resourceUrl(`${baseUri.trim().replace(/\/+$/, '')}/index.json`)
    return true
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return false
    throw error
  }
}
