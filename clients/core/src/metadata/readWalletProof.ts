import { readProofDocument } from './readProofDocument.ts'
import type { ReadResourceOptions } from './readResource.ts'

/** A wallet in a folder of proof documents, with the format of the documents. */
export interface WalletProofQuery<Proof> {
  /** URI of the folder: ipfs:, https: or http:. */
  readonly baseUri: string
  /** Spellings of the wallet that a document's name may have, the usual one first. */
  readonly spellings: readonly string[]
  /**
   * Parses a document.
   *
   * @param content Untrusted bytes.
   * @param source Address of the document, for errors.
   * @throws MERKLE_PROOF_DOCUMENT_INVALID and other errors of the format.
   */
  parse(content: Uint8Array, source: string): Proof
}

/** Options for reading proofs of wallets. */
export type WalletProofOptions = Omit<ReadResourceOptions, 'isRetryable' | 'maxBytes'>

/** Maximum size of a proof document in bytes: the longest proof takes an eighth of them. */
const MAX_PROOF_BYTES = 65_536

/**
 * Reads the proof of a wallet from `{baseUri}/{wallet}.json`, in the first spelling that has a document. Undefined =
 * none has, so the wallet is not listed.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, the errors of `parse`, or the reason of the signal.
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
