import { readProofDocument } from './readProofDocument.ts'
import type { ReadResourceOptions } from './readResource.ts'

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
