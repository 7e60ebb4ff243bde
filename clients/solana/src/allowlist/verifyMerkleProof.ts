import { keccak_256 } from '@noble/hashes/sha3.js'

const NODE_PREFIX = Uint8Array.of(1)

/**
 * Returns true if a proof leads from a leaf to a root, by the program's rule.
 *
 * Shares no code with the tree builders, except for the hash where WebAssembly is not allowed, so that each checks the
 * other.
 */
export function verifyMerkleProof({ leaf, proof, root }: MerkleClaim): boolean {
  return compare(proof.reduce(hashPair, leaf), root) === 0
}

/** A leaf, a root, and the proof that connects them. */
export interface MerkleClaim {
  /** 32 bytes: see `merkleLeaf`. */
  readonly leaf: Uint8Array
  /** Siblings from the leaf to the root, 32 bytes each. */
  readonly proof: readonly Uint8Array[]
  /** 32 bytes. */
  readonly root: Uint8Array
}

/** keccak256(0x01 ‖ smaller ‖ larger). */
function hashPair(node: Uint8Array, sibling: Uint8Array): Uint8Array {
  const [smaller, larger] = compare(node, sibling) <= 0 ? [node, sibling] : [sibling, node]
  return keccak_256.create().update(NODE_PREFIX).update(smaller).update(larger).digest()
}

/** Returns 0 for the same bytes, a negative number if the first is smaller. */
function compare(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== other[index])
  // A missing byte is smaller than any other.
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}
