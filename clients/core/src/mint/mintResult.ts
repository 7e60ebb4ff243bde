import type { ItemMetadata } from '../metadata/index.ts'

/** A minted item. */
export interface MintedItem {
  /** The item's identifier on its chain. */
  readonly itemId: string
  /** Undefined if metadata was not requested. */
  readonly metadata: ItemMetadata | undefined
}

/** A mint's transaction and items. */
export interface MintResult {
  /** Transaction hash. */
  readonly hash: string
  /** At least one. */
  readonly items: readonly MintedItem[]
}
