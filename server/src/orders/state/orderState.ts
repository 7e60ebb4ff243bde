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

/** Lasting facts about an order. */
export type Happened = Pick<OrderState, 'fill' | 'isCancelled'>

/** An exchange's answer about an order. */
export interface ChainState extends Happened {
  /** Block at which the node answered; undefined = it does not say. */
  readonly block: bigint | undefined
}

/**
 * Returns the newer of the stored facts and a node's answer. A cancellation in either is final. If the node lags behind
 * the blocks that were read, the fill does not decrease.
 *
 * @param chain - undefined = no exchange answered
 * @param read - last block whose events were read; undefined = none was
 */
export function newerState(
  stored: Happened,
  chain: ChainState | undefined,
  read: bigint | undefined,
): Happened {
  if (chain === undefined) return { fill: stored.fill, isCancelled: stored.isCancelled }
  const isBehind = read !== undefined && (chain.block === undefined || chain.block < read)
  return {
    fill: isBehind ? larger(chain.fill, stored.fill) : chain.fill,
    isCancelled: chain.isCancelled || stored.isCancelled,
  }
}

const WHOLE = 10_000n

/** Returns the unfilled base units on the make side; 0 for a cancelled order (indexer-models 5.1). */
export function remainingMake(order: OrderState): bigint {
  const left = fillTarget(order) - order.fill
  if (order.isCancelled || left <= 0n) return 0n
  return order.isMakeFill ? left : (left * order.makeValue) / order.takeValue
}

/**
 * Returns the base units on the make side that can be bought now: capped by what remains unfilled, and by the whole
 * units on the other side that the maker's balance covers after fees.
 *
 * @param balance - the maker's, in base units
 * @param fee - basis points that the maker pays on top of the make side; 0 unless that is money
 */
export function makeStock(order: OrderState, balance: bigint, fee: number): bigint {
  const { makeValue, takeValue } = order
  const spendable = (balance * WHOLE) / (WHOLE + BigInt(fee))
  const lots = (spendable * takeValue) / makeValue
  const affordable = (lots * makeValue) / takeValue
  return smaller(affordable, remainingMake(order))
}
