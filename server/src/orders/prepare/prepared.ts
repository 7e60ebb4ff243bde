import { type Address, concatHex, type Hex, numberToHex, size, slice } from 'viem'
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
  /** Recipients for the filling wallet's proceeds; empty = that wallet. */
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

/** Why an order cannot be filled as requested. The message follows the order's name. */
export class Unfillable extends Error {
  override readonly name = 'Unfillable'
}

const KEY_SIGNATURE = 65
const FIRST_RECOVERY = 27

/** Normalizes a signature for contracts: some wallets end signatures with 0 or 1, where contracts expect 27 or 28. */
export function withRecovery(signature: Hex): Hex {
  if (size(signature) !== KEY_SIGNATURE) return signature
  const last = Number(slice(signature, -1))
  return last < FIRST_RECOVERY
    ? concatHex([slice(signature, 0, -1), numberToHex(last + FIRST_RECOVERY, { size: 1 })])
    : signature
}
