import type { ItemMetadata } from '../metadata/index.ts'

/** An item that came out of a mint. */
export interface MintedItem {
  /** Identifier of the item on its chain. */
  readonly itemId: string
  /** Undefined where it was not to be fetched. */
  readonly metadata: ItemMetadata | undefined
}

/** What a mint brought. */
export interface MintResult {
  /** Hash of the transaction. */
  readonly hash: string
  /** At least one. */
  readonly items: readonly MintedItem[]
}
