import { CoreError } from '../errors/coreError.ts'
import { isMintlineError } from '../errors/mintlineError.ts'
import { type ReadResourceOptions, readResource } from './readResource.ts'

/** A wallet in a proof folder, with the document format. */
export interface WalletProofQuery<Proof> {
  /** Folder URI: ipfs:, https: or http:. */
  readonly baseUri: string
  /** Spellings of the wallet for the document name, the usual one first. */
  readonly spellings: readonly string[]
  /**
   * Parses a document.
   *
   * @param content Untrusted bytes.
   * @param source Document address, for errors.
   * @throws MERKLE_PROOF_DOCUMENT_INVALID and other format errors.
   */
  parse(content: Uint8Array, source: string): Proof
}

/** Options for reading wallet proofs. */
export type WalletProofOptions = Omit<ReadResourceOptions, 'isRetryable' | 'maxBytes'>

/** Maximum proof document size in bytes, eight times the longest proof. */
const MAX_PROOF_BYTES = 65_536

const NOT_FOUND = 404

/**
 * Reads a wallet's proof from `{baseUri}/{wallet}.json`, in the first spelling that has a document. Undefined = no
 * document, so the wallet is not listed.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, errors from `parse`, or the signal's reason.
 */
export async function readWalletProof<Proof>(
  { baseUri, spellings, parse }: WalletProofQuery<Proof>,
  options: WalletProofOptions = {},
): Promise<Proof | undefined> {
  const folder = baseUri.replace(/\/+$/, '')
  for (const wallet of spellings) {
    const source = `${folder}/${wallet}.json`
    const content = await readProofDocument(source, { ...options, maxBytes: MAX_PROOF_BYTES })
    if (content) return parse(content, source)
  }
  return undefined
}

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
