import type { ItemMetadata } from '../metadata/index.ts'

/** An item of a mint. */
export interface MintedItem {
  /** Identifier of the item on its chain. */
  readonly itemId: string
  /** Undefined where metadata was not requested. */
  readonly metadata: ItemMetadata | undefined
}

/** Transaction and items of a mint. */
export interface MintResult {
  /** Hash of the transaction. */
  readonly hash: string
  /** At least one. */
  readonly items: readonly MintedItem[]
}
