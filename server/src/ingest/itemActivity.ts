import type { ItemParts } from '@mintline/core/identifiers'

/** A block, as the chain had it when it was read. */
export interface ChainBlock {
  /** Height, or slot where blocks are counted by slots. */
  readonly number: bigint
  readonly hash: Uint8Array
  readonly time: Date
}

/** A change of the copies of one item that a transaction made. */
export interface ItemChange {
  /** MINT creates copies, BURN destroys them, TRANSFER moves them. */
  readonly type: 'MINT' | 'TRANSFER' | 'BURN'
  /** Whoever had the copies, in core's normal form; undefined for a mint. */
  readonly from: string | undefined
  /** Whoever got them; undefined for a burn. */
  readonly to: string | undefined
  /** Number of copies. */
  readonly value: bigint
  /** True if the receiver paid for them in the same transaction, as far as it is known. */
  readonly purchase: boolean
}

/** An activity of an item, on any chain. */
export interface ItemActivity extends ItemChange {
  readonly item: ItemParts
  /** Contract or address of its collection, in core's normal form. */
  readonly collection: string
  /** Hash or signature of the transaction. */
  readonly transaction: string
  /** Place within the transaction, of which no two activities have the same. A replay of the block finds the same. */
  readonly index: number
  /** Number of its log in the block, where the chain numbers logs. Default: the place within the transaction. */
  readonly logIndex?: number
  /** Base units of the currency that a minter paid for one copy; undefined = not known. */
  readonly mintPrice: bigint | undefined
  /** Token that a minter paid with, in core's normal form; undefined = the chain's coin. */
  readonly mintCurrency?: string | undefined
}
