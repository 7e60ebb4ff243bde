import { NODE_LENGTH, writeParent } from './nodes.ts'

/**
 * Merkle tree nodes, level by level from the leaves to the root, each level in one buffer.
 *
 * In a level with an odd number of nodes, the last one moves up unchanged.
 */
export type MerkleLevels = readonly Uint8Array[]

/** Allocates a whole tree at once; all nodes are zero. */
export function allocateLevels(leafCount: number): MerkleLevels {
  const sizes = [leafCount]
  for (let size = leafCount; size > 1; ) {
    size = Math.ceil(size / 2)
    sizes.push(size)
  }
  const nodes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0) * NODE_LENGTH)
  let end = 0
  return sizes.map((size) => {
    const start = end
    end += size * NODE_LENGTH
    return nodes.subarray(start, end)
  })
}

/** Counts the nodes in a level. */
export function levelSize(level: Uint8Array): number {
  return level.length / NODE_LENGTH
}

/** Computes the nodes from `start` up to `end`, exclusive, from the level below. */
export function hashLevel(lower: Uint8Array, upper: Uint8Array, start: number, end: number): void {
  for (let index = start; index < end; index += 1) {
    const offset = index * NODE_LENGTH
    const isPair = 2 * offset + NODE_LENGTH < lower.length
    if (isPair) writeParent(lower, 2 * index, upper, offset)
    else upper.set(lower.subarray(2 * offset), offset)
  }
}

/** Computes all levels above the leaves. */
export function hashLevels(levels: MerkleLevels): void {
  levels.forEach((upper, height) => {
    const lower = levels[height - 1]
    if (lower) hashLevel(lower, upper, 0, levelSize(upper))
  })
}

/** Copies the root. */
export function rootOf(levels: MerkleLevels): Uint8Array {
  return Uint8Array.from(levels.at(-1) ?? [])
}

/** Copies the siblings from a leaf to the root. */
export function proofAt(levels: MerkleLevels, leafIndex: number): Uint8Array[] {
  const proof: Uint8Array[] = []
  let index = leafIndex
  for (const level of levels) {
    const sibling = index ^ 1
    if (sibling < levelSize(level)) proof.push(nodeAt(level, sibling))
    index >>>= 1
  }
  return proof
}

/** Copies one node. */
export function nodeAt(level: Uint8Array, index: number): Uint8Array {
  return level.slice(index * NODE_LENGTH, (index + 1) * NODE_LENGTH)
}
