/** One item's new texts. */
export interface RequestedItem {
  /** From 1. */
  number: bigint
  /** Empty = unchanged. */
  name: string
  uri: string
}
