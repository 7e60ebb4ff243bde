import { nodeHash } from './nodeHash.ts'

/** A merkle tree node's size in bytes. */
export const NODE_LENGTH = 32

const LEAF_PREFIX = 0
const NODE_PREFIX = 1

// Reused for each hash, so that a million nodes do not create a million objects.
const leaf = new Uint8Array(1 + NODE_LENGTH + 8 + 8)
const leafAmounts = new DataView(leaf.buffer, 1 + NODE_LENGTH)
const pair = new Uint8Array(1 + 2 * NODE_LENGTH)
leaf[0] = LEAF_PREFIX
pair[0] = NODE_PREFIX

/** A leaf's content, with the wallet in bytes. */
export interface LeafContent {
  /** 32 bytes. */
  readonly wallet: Uint8Array
  /** Lamports for one item. */
  readonly price: bigint
  /** Maximum items in the phase. */
  readonly maxClaims: bigint
}

/** Writes keccak256(0x00 ‖ wallet ‖ price u64 LE ‖ max claims u64 LE). Amounts must fit 64 bits. */
export function writeLeaf(content: LeafContent, target: Uint8Array, offset: number): void {
  leaf.set(content.wallet, 1)
  leafAmounts.setBigUint64(0, content.price, true)
  leafAmounts.setBigUint64(8, content.maxClaims, true)
  nodeHash(leaf, target, offset)
}

/** Writes keccak256(0x01 ‖ smaller ‖ larger) for two neighbours in a level. */
export function writeParent(
  level: Uint8Array,
  index: number,
  target: Uint8Array,
  offset: number,
): void {
  const left = index * NODE_LENGTH
  const right = left + NODE_LENGTH
  const swap = isLarger(level, left, right)
  const [smaller, larger] = swap ? [right, left] : [left, right]
  for (let byte = 0; byte < NODE_LENGTH; byte += 1) {
    pair[1 + byte] = level[smaller + byte] ?? 0
    pair[1 + NODE_LENGTH + byte] = level[larger + byte] ?? 0
  }
  nodeHash(pair, target, offset)
}

function isLarger(level: Uint8Array, left: number, right: number): boolean {
  for (let byte = 0; byte < NODE_LENGTH; byte += 1) {
    const difference = (level[left + byte] ?? 0) - (level[right + byte] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
