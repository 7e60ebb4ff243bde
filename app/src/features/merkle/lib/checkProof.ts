import { type MerkleProofDocument, merkleLeaf, verifyMerkleProof } from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'

/** Whether a proof leads from what it grants to a root, by the rule of the program. */
export function leadsToRoot(
  { claimant, claimPrice: price, maxClaims, proof }: MerkleProofDocument,
  root: Uint8Array,
): boolean {
  const leaf = merkleLeaf({ wallet: new PublicKey(claimant), price, maxClaims })
  return verifyMerkleProof({ leaf, proof, root })
}
