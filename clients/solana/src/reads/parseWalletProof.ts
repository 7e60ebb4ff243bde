import { CoreError } from '@mintline/core'
import { type MerkleProofDocument, parseProofDocument } from './proofDocument.ts'

/**
 * Parses a wallet's proof from its document.
 *
 * @param source Where it came from, for errors: a URL or a file path.
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
