import type { OrderType } from '@mintline/core/enumerations/indexer'

/** Facts that decide the status of an order. Amounts in base units, times in Unix seconds. */
export interface OrderState {
  readonly side: OrderType
  readonly makeValue: bigint
  readonly takeValue: bigint
  /** True if the fill counts what the maker gave; else it counts what the maker got. */
  readonly isMakeFill: boolean
  readonly fill: bigint
  readonly isCancelled: boolean
  /** 0 = at once, and without an end. */
  readonly start: bigint
  readonly end: bigint
}

/** Funds of a maker. */
export interface MakerFunds {
  /** Base units of the make side that the maker holds and the exchange may move. */
  readonly balance: bigint
  /** False while the maker has not approved the exchange. */
  readonly isApproved: boolean
}

/** Amount at which an order is filled: of the make side where that counts, else of the take side. */
export function fillTarget({ isMakeFill, makeValue, takeValue }: OrderState): bigint {
  return isMakeFill ? makeValue : takeValue
}

/** The smaller of two amounts. */
export function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}

/** The larger of two amounts. */
export function larger(one: bigint, other: bigint): bigint {
  if (one > other) return one
  return other
}
