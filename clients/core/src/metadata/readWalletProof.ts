import { readProofDocument } from './readProofDocument.ts'
import type { ReadResourceOptions } from './readResource.ts'

/** A wallet in a folder of proof documents, with the format of the documents. */
export interface WalletProofQuery<Proof> {
  /** URI of the folder: ipfs:, https: or http:. */
  readonly baseUri: string
  /** Wallet as it stands in the names of the documents. */
  readonly wallet: string
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
 * Reads the proof of a wallet from `{baseUri}/{wallet}.json`. Undefined = there is no such document, so the wallet is
 * not listed.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, the errors of `parse`, or the reason of the signal.
 */
export async function readWalletProof<Proof>(
  { baseUri, wallet, parse }: WalletProofQuery<Proof>,
  options: WalletProofOptions = {},
): Promise<Proof | undefined> {
  const source = `${baseUri.replace(/\/+$/, '')}/${wallet}.json`
  const content = await readProofDocument(source, { ...options, maxBytes: MAX_PROOF_BYTES })
  return content && parse(content, source)
}
