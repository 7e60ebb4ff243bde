import {
  type BuiltMerkleList,
  formatProofDocument,
  formatProofManifest,
  type MerkleProofDocument,
  PROOF_MANIFEST_NAME,
} from '@mintline/solana'
import { hexText } from '#shared/lib/hexText.ts'

/** A file in a proof folder, identical to the one the command line writes. */
export interface ProofFile {
  name: string
  text: string
}

/** Creates a wallet's proof file, named by its address. */
export function proofFile(document: MerkleProofDocument): ProofFile {
  return { name: `${document.claimant}.json`, text: formatProofDocument(document) }
}

/**
 * Creates a proof folder's manifest, which identifies its list.
 *
 * @param complete True if all wallets have their file.
 */
export function manifestFile({ root, size }: BuiltMerkleList, complete: boolean): ProofFile {
  const manifest = { root: hexText(root), count: size, complete }
  return { name: PROOF_MANIFEST_NAME, text: formatProofManifest(manifest) }
}

/** Returns an archive's file name, distinct for each list. */
export function archiveName(root: Uint8Array, index: number, parts: number): string {
  const name = `proofs-${hexText(root).slice(0, 8)}`
  return parts === 1 ? `${name}.zip` : `${name}-part-${index + 1}-of-${parts}.zip`
}
