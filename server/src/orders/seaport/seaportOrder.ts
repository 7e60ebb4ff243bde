import type { SeaportItemType, SeaportOrderType } from '@mintline/core/enumerations/indexer'
import type { EvmBlockchain } from '@mintline/core/networks'
import type { Address, Hex } from 'viem'

/** An asset that an order of Seaport offers. */
export interface SeaportAsset {
  readonly itemType: SeaportItemType
  /** The zero address for native currency. */
  readonly token: Address
  /** Number of the item, or root of the tree of numbers that are taken; 0 for currencies, and for any item. */
  readonly identifierOrCriteria: bigint
  /** Base units at the start and at the end of the order. */
  readonly startAmount: bigint
  readonly endAmount: bigint
}

/** An asset that an order of Seaport asks for, and its receiver. */
export interface ReceivedAsset extends SeaportAsset {
  readonly recipient: Address
}

/** Fields of the model OrderData for an order of Seaport. */
export interface SeaportData {
  /** The contract of Seaport. */
  readonly protocol: Address
  readonly orderType: SeaportOrderType
  readonly offer: readonly SeaportAsset[]
  readonly consideration: readonly ReceivedAsset[]
  readonly zone: Address
  readonly zoneHash: Hex
  /** Key of the conduit that moves what the maker gives; 0 = Seaport itself does. */
  readonly conduitKey: Hex
  /** Counter of the maker: with the next one, the order is cancelled. */
  readonly counter: bigint
}

/** An order for Seaport, as it is hashed. */
export interface SeaportOrder extends SeaportData {
  readonly blockchain: EvmBlockchain
  readonly maker: Address
  readonly salt: bigint
  /** Unix seconds; a start of 0 = at once. */
  readonly start: bigint
  readonly end: bigint
}

/** An order that somebody signed for its maker. */
export interface SignedSeaportOrder extends SeaportOrder {
  readonly signature: Hex
}
