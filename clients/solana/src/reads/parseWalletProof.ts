import { CoreError } from '@mintline/core'
import { type MerkleProofDocument, parseProofDocument } from './proofDocument.ts'

/** Bytes of a proof document at most: the longest proof takes an eighth of them. */
export const MAX_PROOF_BYTES = 65_536

/**
 * The proof of a wallet, from the content of its document.
 *
 * @param source Where it is from, for errors: an address or the path of a file.
 * @throws MERKLE_PROOF_DOCUMENT_INVALID, MERKLE_PROOF_OF_ANOTHER_WALLET
 */
export function parseWalletProof(
  content: Uint8Array,
  { source, wallet }: { source: string; wallet: string },
): MerkleProofDocument {
  const document = parseProofDocument(new TextDecoder().decode(content), source)
  const { claimant } = document
  if (claimant === wallet) return document
  throw new CoreError('MERKLE_PROOF_OF_ANOTHER_WALLET', { source, wallet, claimant })
}
