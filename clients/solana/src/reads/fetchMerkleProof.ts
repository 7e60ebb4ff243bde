import { CoreError, isMintlineError, type ReadResourceOptions, readResource } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { MAX_PROOF_BYTES, parseWalletProof } from './parseWalletProof.ts'
import type { MerkleProofDocument } from './proofDocument.ts'

/** Status of a server for a file that does not exist. */
const NOT_FOUND = 404

/** Wallet and folder of a proof. */
export interface MerkleProofQuery {
  /** URI of the folder of proofs: ipfs:, https: or http:. */
  readonly baseUri: string
  readonly wallet: string
}

/** Options for reading a proof. */
export type MerkleProofOptions = Omit<ReadResourceOptions, 'isRetryable' | 'maxBytes'>

/**
 * Fetches the proof of a wallet from `{baseUri}/{wallet}.json`; undefined = the wallet is not on the list. A server
 * that is not available is tried three times, 3 seconds apart.
 *
 * @throws INVALID_ADDRESS for an invalid wallet.
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, MERKLE_PROOF_OF_ANOTHER_WALLET, or the reason of
 * the signal.
 */
export async function fetchMerkleProof(
  { baseUri, wallet }: MerkleProofQuery,
  options: MerkleProofOptions = {},
): Promise<MerkleProofDocument | undefined> {
  const source = `${baseUri.replace(/\/+$/, '')}/${solanaAddress(wallet)}.json`
  const content = await readDocument(source, options)
  return content && parseWalletProof(content, { source, wallet })
}

/** Undefined where the server has no such file. */
async function readDocument(
  source: string,
  options: ReadResourceOptions,
): Promise<Uint8Array | undefined> {
  try {
    return await readResource(source, {
      ...options,
      maxBytes: MAX_PROOF_BYTES,
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
