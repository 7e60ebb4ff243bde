import type { OrderType } from '@mintline/core/enumerations/indexer'

/** Facts that decide an order's status. Amounts in base units, times in Unix seconds. */
export interface OrderState {
  readonly side: OrderType
  readonly makeValue: bigint
  readonly takeValue: bigint
  /** True if the fill counts what the maker gave; else it counts what the maker got. */
  readonly isMakeFill: boolean
  readonly fill: bigint
  readonly isCancelled: boolean
  /** 0 = starts at once, and never ends. */
  readonly start: bigint
  readonly end: bigint
}

/** A maker's funds. */
export interface MakerFunds {
  /** Base units on the make side that the maker holds and the exchange may move. */
  readonly balance: bigint
  /** False while the maker has not approved the exchange. */
  readonly isApproved: boolean
}

/** Returns the amount at which an order is filled: its make value if the fill counts that side, else its take value. */
export function fillTarget({ isMakeFill, makeValue, takeValue }: OrderState): bigint {
  return isMakeFill ? makeValue : takeValue
}

/** Returns the smaller amount. */
export function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}

/** Returns the larger amount. */
export function larger(one: bigint, other: bigint): bigint {
  if (one > other) return one
  return other
}
