import keccak256 from 'keccak256'
import { MerkleTree } from 'merkletreejs'

const NODE_PREFIX = Buffer.from([1])

/**
 * Whether a proof leads from a leaf to a root, by the rule of the program.
 *
 * It shares no code with what builds trees, so that each checks the other.
 */
export function verifyMerkleProof({ leaf, proof, root }: MerkleClaim): boolean {
  // The library takes bytes for hexadecimal text unless they are Buffers.
  return MerkleTree.verify(proof.map(toBuffer), toBuffer(leaf), toBuffer(root), hashNode, {
    sortPairs: true,
  })
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

function hashNode(pair: Buffer): Buffer {
  return keccak256(Buffer.concat([NODE_PREFIX, pair]))
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes)
}
