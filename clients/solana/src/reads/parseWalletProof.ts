import { CoreError } from '@mintline/core'
import { type MerkleProofDocument, parseProofDocument } from './proofDocument.ts'

/**
 * Parses the proof of a wallet from its document.
 *
 * @param source Source for errors: a URL or the path of a file.
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
