import { type MerkleProofDocument, merkleLeaf, verifyMerkleProof } from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'

/** Returns true if a proof leads from its claim to a root, by the program's rule. */
export function leadsToRoot(
  { claimant, claimPrice: price, maxClaims, proof }: MerkleProofDocument,
  root: Uint8Array,
): boolean {
  const leaf = merkleLeaf({ wallet: new PublicKey(claimant), price, maxClaims })
  return verifyMerkleProof({ leaf, proof, root })
}
