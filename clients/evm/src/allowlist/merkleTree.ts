// Browsers have no Buffer global; bundlers resolve this import to the npm package.
import { Buffer } from 'buffer'
import { MerkleTree } from 'merkletreejs'
import { type Hex, keccak256 } from 'viem'

/** A tree over leaves in a given order, with pairs sorted as in the contracts. */
export interface AllowlistTree {
  readonly root: Hex
  /** Returns the siblings from the leaf at a position to the root. */
  proofOf(position: number): Hex[]
}

/** Builds the tree for an allowlist or a shard. */
export function merkleTree(leaves: readonly Hex[]): AllowlistTree {
  const tree = new MerkleTree([...leaves], hashNode, { sortPairs: true })
  return {
    root: tree.getHexRoot() as Hex,
    proofOf: (position) => tree.getHexProof(leaves[position] ?? '', position) as Hex[],
  }
}

function hashNode(pair: Uint8Array): Buffer {
  return Buffer.from(keccak256(pair, 'bytes'))
}

/** The orders of leaves that libraries have used in a tree: by bytes, by the text of their bytes, and none. */
export const LEAF_ORDERS: readonly ((leaves: readonly Hex[]) => Hex[])[] = [
  (leaves) => leaves.toSorted(),
  (leaves) => leaves.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1)),
  (leaves) => [...leaves],
]

function textOf(leaf: Hex): string {
  return (leaf.slice(2).match(/../g) ?? []).map((byte) => Number(`0x${byte}`)).join()
}
