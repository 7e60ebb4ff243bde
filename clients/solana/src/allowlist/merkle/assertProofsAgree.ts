// Browsers have no such global; bundlers use the package of this name.
import { Buffer } from 'buffer'
import { MerkleTree } from 'merkletreejs'
import { keccak256 } from '#keccak256'
import { AllowlistError } from '../../errors/allowlistError.ts'
import type { MerkleClaim } from '../verifyMerkleProof.ts'
import { levelSize, type MerkleLevels, nodeAt, proofAt, rootOf } from './levels.ts'

/** Proofs to check per tree, spread over its leaves. */
const SAMPLES = 16

const NODE_PREFIX = Uint8Array.of(1)

/**
 * Checks a tree's proofs with merkletreejs and keccak256, independently of the code that built it: a root goes on chain
 * and into files before anybody mints with it.
 *
 * @throws `MERKLE_TREE_INCONSISTENT`
 */
export function assertProofsAgree(levels: MerkleLevels): void {
  const [leaves = new Uint8Array()] = levels
  const root = rootOf(levels)
  const last = levelSize(leaves) - 1
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const position = Math.round((last * sample) / (SAMPLES - 1))
    const leaf = nodeAt(leaves, position)
    if (!verifyByLibrary({ leaf, proof: proofAt(levels, position), root })) {
      throw new AllowlistError('MERKLE_TREE_INCONSISTENT', { position: position + 1 })
    }
  }
}

/** Returns true if a proof leads from a leaf to a root, using merkletreejs and keccak256. */
function verifyByLibrary({ leaf, proof, root }: MerkleClaim): boolean {
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
