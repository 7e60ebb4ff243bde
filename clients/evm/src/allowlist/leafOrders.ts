import type { Hex } from 'viem'

/** The orders of leaves that libraries have used in a tree: by bytes, by the text of their bytes, and none. */
export const LEAF_ORDERS: readonly ((leaves: readonly Hex[]) => Hex[])[] = [
  (leaves) => leaves.toSorted(),
  (leaves) => leaves.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1)),
  (leaves) => [...leaves],
]

function textOf(leaf: Hex): string {
  return (leaf.slice(2).match(/../g) ?? []).map((byte) => Number(`0x${byte}`)).join()
}
