import type { SeaportItemType, SeaportOrderType } from '@mintline/core/enumerations/indexer'
import type { EvmBlockchain } from '@mintline/core/networks'
import type { Address, Hex } from 'viem'

/** An asset that a Seaport order offers. */
export interface SeaportAsset {
  readonly itemType: SeaportItemType
  /** The zero address for native currency. */
  readonly token: Address
  /** Token id, or the Merkle root over accepted token ids; 0 for currencies, and for any item. */
  readonly identifierOrCriteria: bigint
  /** Base units at the order's start and end. */
  readonly startAmount: bigint
  readonly endAmount: bigint
}

/** An asset that a Seaport order asks for, and its receiver. */
export interface ReceivedAsset extends SeaportAsset {
  readonly recipient: Address
}

/** A Seaport order's fields in the model OrderData. */
export interface SeaportData {
  /** The Seaport contract. */
  readonly protocol: Address
  readonly orderType: SeaportOrderType
  readonly offer: readonly SeaportAsset[]
  readonly consideration: readonly ReceivedAsset[]
  readonly zone: Address
  readonly zoneHash: Hex
  /** Key for the conduit that moves what the maker gives; 0 = Seaport itself does. */
  readonly conduitKey: Hex
  /** The maker's counter. Incrementing it cancels the order. */
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

/** An order with a signature in its maker's name. */
export interface SignedSeaportOrder extends SeaportOrder {
  readonly signature: Hex
}
