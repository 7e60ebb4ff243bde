import type { ItemParts } from '@mintline/core/identifiers'

/** A block, as the chain had it when it was read. */
export interface ChainBlock {
  /** Height, or the slot on chains that count blocks by slots. */
  readonly number: bigint
  readonly hash: Uint8Array
  readonly time: Date
}

/** A change to one item's copies, made by a transaction. */
export interface ItemChange {
  /** MINT creates copies, BURN destroys them, TRANSFER moves them. */
  readonly type: 'MINT' | 'TRANSFER' | 'BURN'
  /** Previous holder, in core's normal form; undefined for a mint. */
  readonly from: string | undefined
  /** New holder; undefined for a burn. */
  readonly to: string | undefined
  /** Number of copies. */
  readonly value: bigint
  /** True if the receiver is known to have paid for them in the same transaction. */
  readonly purchase: boolean
}

/** An item's activity, on any chain. */
export interface ItemActivity extends ItemChange {
  readonly item: ItemParts
  /** The collection's contract or address, in core's normal form. */
  readonly collection: string
  /** Transaction hash or signature. */
  readonly transaction: string
  /** Position in the transaction, unique among its activities. Replaying the block yields the same one. */
  readonly index: number
  /** Log number in the block, if the chain numbers logs. Default: `index`. */
  readonly logIndex?: number
  /** Price that a minter paid for one copy, in the currency's base units; undefined = not known. */
  readonly mintPrice: bigint | undefined
  /** Token that a minter paid with, in core's normal form; undefined = the chain's coin. */
  readonly mintCurrency?: string | undefined
  /** Chain-specific fields, stored with the activity. */
  readonly data?: Readonly<Record<string, string>>
}
