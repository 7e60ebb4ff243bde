import keccak256 from 'keccak256'
import { MerkleTree } from 'merkletreejs'
import type { MerkleClaim } from '../verifyMerkleProof.ts'

const NODE_PREFIX = Buffer.from([1])

/** Whether a proof leads from a leaf to a root, by merkletreejs and keccak256. */
export function verifyByLibrary({ leaf, proof, root }: MerkleClaim): boolean {
  // The library takes bytes for hexadecimal text unless they are Buffers.
  return MerkleTree.verify(proof.map(toBuffer), toBuffer(leaf), toBuffer(root), hashNode, {
    sortPairs: true,
  })
}

function hashNode(pair: Buffer): Buffer {
  return keccak256(Buffer.concat([NODE_PREFIX, pair]))
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes)
}
