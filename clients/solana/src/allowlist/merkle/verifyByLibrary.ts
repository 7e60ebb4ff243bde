// Browsers have no such global; bundlers use the package of this name.
import { Buffer } from 'buffer'
import { MerkleTree } from 'merkletreejs'
import { keccak256 } from '#keccak256'
import type { MerkleClaim } from '../verifyMerkleProof.ts'

const NODE_PREFIX = Uint8Array.of(1)

/** Returns true if a proof leads from a leaf to a root, using merkletreejs and keccak256. */
export function verifyByLibrary({ leaf, proof, root }: MerkleClaim): boolean {
  // The library reads bytes as hexadecimal text unless they are Buffers.
  return MerkleTree.verify(proof.map(toBuffer), toBuffer(leaf), toBuffer(root), hashNode, {
    sortPairs: true,
  })
}

function hashNode(pair: Uint8Array): Buffer {
  return toBuffer(keccak256(Buffer.concat([NODE_PREFIX, pair])))
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes)
}
