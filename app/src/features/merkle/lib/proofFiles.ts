import {
  type BuiltMerkleList,
  formatProofDocument,
  formatProofManifest,
  type MerkleProofDocument,
  PROOF_MANIFEST_NAME,
} from '@mintline/solana'
import { rootText } from '#entities/phase/lib/rootText.ts'

/** A file of a folder of proofs, with the bytes that the command line writes. */
export interface ProofFile {
  name: string
  text: string
}

/** What a wallet needs to mint, under its address. */
export function proofFile(document: MerkleProofDocument): ProofFile {
  return { name: `${document.claimant}.json`, text: formatProofDocument(document) }
}

/**
 * What list the proofs of a folder are of.
 *
 * @param complete Whether all wallets have their file.
 */
export function manifestFile({ root, size }: BuiltMerkleList, complete: boolean): ProofFile {
  const manifest = { root: rootText(root), count: size, complete }
  return { name: PROOF_MANIFEST_NAME, text: formatProofManifest(manifest) }
}
