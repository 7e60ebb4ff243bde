/** New texts of one item. */
export interface RequestedItem {
  /** From 1. */
  number: bigint
  /** Empty = it stays as it is. */
  name: string
  uri: string
}
