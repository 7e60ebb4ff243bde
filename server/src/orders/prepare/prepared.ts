import type { Address, Hex } from 'viem'
import type { OrderAsset, Part } from '../assets/orderAsset.ts'

/** A transaction for a wallet to send. */
export interface PreparedTransaction {
  readonly to: Address
  readonly data: Hex
}

/** A request to fill an order. */
export interface FillRequest {
  /** The wallet that fills it. */
  readonly maker: Address
  /** Copies. */
  readonly amount: bigint
  /** Token id to give for a bid on any item in a collection; may be undefined otherwise. */
  readonly tokenId: bigint | undefined
  /** Who receives the filling wallet's proceeds; empty = that wallet. */
  readonly payouts: readonly Part[]
  readonly originFees: readonly Part[]
}

/** A transaction that fills an order, and what it needs. */
export interface Fill {
  readonly transaction: PreparedTransaction
  /** Asset that the filling wallet gives, with fees. Unless it is native currency, it has to be approved. */
  readonly asset: OrderAsset
  /** Contract that moves it; undefined for native currency. */
  readonly proxy: Address | undefined
  /** Wei to send along. */
  readonly value: bigint
}
