import { CoreError } from '../errors/coreError.ts'
import { isMintlineError } from '../errors/index.ts'
import { type ReadResourceOptions, readResource } from './readResource.ts'

/** Status of a server without such a file. */
const NOT_FOUND = 404

/**
 * The document with the proof of a wallet, from an ipfs:, https: or http: address; undefined = the server
 * has none, so that the wallet is not on the list. A server that is not available is asked three times,
 * 3 seconds apart.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, or the reason of the signal.
 */
export async function readProofDocument(
  source: string,
  options: Omit<ReadResourceOptions, 'isRetryable'> = {},
): Promise<Uint8Array | undefined> {
  try {
    return await readResource(source, {
      ...options,
      isRetryable: ({ context }) => context.status !== NOT_FOUND,
    })
  } catch (error) {
    if (isMintlineError(error, 'METADATA_NOT_AVAILABLE')) {
      const { status, reason } = error.context
      if (status === NOT_FOUND) return undefined
      throw new CoreError('MERKLE_PROOF_NOT_AVAILABLE', { source, reason }, { cause: error })
    }
    if (isMintlineError(error, 'METADATA_URI_INVALID')) {
      const reason = 'its address is not one of ipfs:, https: or http:'
      throw new CoreError('MERKLE_PROOF_NOT_AVAILABLE', { source, reason }, { cause: error })
    }
    if (isMintlineError(error, 'METADATA_INVALID')) {
      const { reason } = error.context
      throw new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source, reason }, { cause: error })
    }
    throw error
  }
}
