import { isMintlineError } from '../errors/index.ts'
import { PROOF_MANIFEST_NAME } from './proofManifest.ts'
import { resourceUrl } from './resourceUrl.ts'

/** Returns true if a mint page can read proofs from an address: an ipfs:, https: or http: folder. */
export function isProofsAddress(baseUri: string): boolean {
  try {
    resourceUrl(`${baseUri.trim().replace(/\/+$/, '')}/${PROOF_MANIFEST_NAME}`)
    return true
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return false
    throw error
  }
}
