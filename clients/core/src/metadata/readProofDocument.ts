import { CoreError } from '../errors/coreError.ts'
import { isMintlineError } from '../errors/index.ts'
import { type ReadResourceOptions, readResource } from './readResource.ts'

const NOT_FOUND = 404

/**
 * Reads a wallet's proof document from an ipfs:, https: or http: address. Undefined = not found, so the wallet is not
 * listed. Retries other failures: three attempts, 3 seconds apart.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, or the signal's reason.
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
