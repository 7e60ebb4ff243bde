import { keccak_256 } from '@noble/hashes/sha3.js'

const NODE_PREFIX = Uint8Array.of(1)

/**
 * Whether a proof leads from a leaf to a root, by the rule of the program.
 *
 * It shares no code with what builds trees but, where WebAssembly may not run, the hash: so that each
 * checks the other.
 */
export function verifyMerkleProof({ leaf, proof, root }: MerkleClaim): boolean {
  return compare(proof.reduce(hashPair, leaf), root) === 0
}

/** What a proof is to show: that a leaf is one of those under a root. */
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

/** 0 where they are the same bytes, else negative where the first is smaller. */
function compare(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== other[index])
  // A byte that is not there is smaller than any.
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}
