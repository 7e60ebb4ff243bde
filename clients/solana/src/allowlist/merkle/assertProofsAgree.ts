import { AllowlistError } from '../../errors/allowlistError.ts'
import { levelSize, type MerkleLevels, nodeAt, proofAt, rootOf } from './levels.ts'
import { verifyByLibrary } from './verifyByLibrary.ts'

/** Proofs to check per tree, spread over its leaves. */
const SAMPLES = 16

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
