import { solanaAddress } from '@mintline/core/identifiers'
import { claimLeaf, verifyMerkleProof } from '../allowlist/verifyMerkleProof.ts'
import type { MerkleMintInput } from '../instructions/types.ts'
import { MAX_MERKLE_VALUE } from '../limits.ts'

const NODE_LENGTH = 32

/**
 * Tells whether a merkle phase accepts this input from the wallet, by the program's rules: a non-empty proof, a price,
 * at least one claim, and a path from the wallet's leaf to the root.
 */
export function isInMerkleTree(
  wallet: string,
  { merkleProof, allowListPrice: price, allowListMaxClaims: maxClaims }: MerkleMintInput,
  root: Uint8Array,
): boolean {
  const isProof =
    merkleProof.length > 0 && merkleProof.every(({ length }) => length === NODE_LENGTH)
  if (!isProof || price === undefined || maxClaims === undefined) return false
  if (!isAtLeast(0n, price) || !isAtLeast(1n, maxClaims)) return false
  const leaf = claimLeaf({ wallet: solanaAddress(wallet), price, maxClaims })
  return verifyMerkleProof({ leaf, proof: merkleProof, root })
}

function isAtLeast(least: bigint, value: bigint): boolean {
  return value >= least && value <= MAX_MERKLE_VALUE
}
