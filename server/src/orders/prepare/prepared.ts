import type { Address, Hex } from 'viem'
import type { OrderAsset, Part } from '../assets/orderAsset.ts'

/** A transaction for a wallet to send. */
export interface PreparedTransaction {
  readonly to: Address
  readonly data: Hex
}

/** A request to fill an order. */
export interface FillRequest {
  /** Whoever fills it. */
  readonly maker: Address
  /** Copies. */
  readonly amount: bigint
  /** Number of the item that is given for a bid on any item of a collection; else undefined is enough. */
  readonly tokenId: bigint | undefined
  /** Receivers of what whoever fills it gets; none = that wallet. */
  readonly payouts: readonly Part[]
  readonly originFees: readonly Part[]
}

/** A transaction that fills an order, and what it needs. */
export interface Fill {
  readonly transaction: PreparedTransaction
  /** Asset that whoever fills the order gives, with fees; it has to be approved where it is not native currency. */
  readonly asset: OrderAsset
  /** Contract that moves it; undefined for native currency. */
  readonly proxy: Address | undefined
  /** Wei to send along. */
  readonly value: bigint
}
