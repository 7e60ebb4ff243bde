import type { OrderStatus } from '@mintline/core/enumerations/indexer'
import { fillTarget, type OrderState } from './orderState.ts'
import {
  type DetailedStatus,
  ORDER_STATES,
  ORDER_STATUSES_OF,
  type OrderHappening,
  stateAfter,
} from './orderStates.ts'

/** Facts about the maker's assets. */
export interface Stock {
  /** Base units on the make side that can be bought. */
  readonly makeStock: bigint
  readonly isApproved: boolean
  /** True if the exchange refuses the order, although its maker has the assets. */
  readonly isRefused?: boolean
}

/**
 * Computes an order's state at a time, from all that has happened to it (indexer-models 5.1).
 *
 * @param now - Unix seconds
 */
export function detailedStatus(
  order: OrderState,
  { makeStock, isApproved, isRefused = false }: Stock,
  now: bigint,
): DetailedStatus {
  const happened: readonly (readonly [OrderHappening, boolean])[] = [
    ['start', order.start <= now],
    ['back', isApproved && makeStock > 0n && !isRefused],
    ['end', order.end !== 0n && order.end <= now],
    ...lastingOf(order),
  ]
  return stateAfter(trueOf(happened))
}

/** Returns true if an order is filled or cancelled: neither time nor funds can revive it. */
export const isOver = (order: OrderState): boolean =>
  ORDER_STATES[stateAfter(trueOf(lastingOf(order)))].update === undefined

/** Computes the status that interfaces show. */
export const orderStatus = (order: OrderState, stock: Stock, now: bigint): OrderStatus =>
  ORDER_STATUSES_OF[detailedStatus(order, stock, now)]

/**
 * Returns the time, in Unix seconds, when an order's status next changes by itself; undefined = never.
 *
 * @param now - Unix seconds
 */
export function nextChange(order: OrderState, stock: Stock, now: bigint): bigint | undefined {
  const { start, end } = ORDER_STATES[detailedStatus(order, stock, now)]
  if (start !== undefined) return order.start
  return order.end !== 0n && end !== undefined ? order.end : undefined
}

/** Returns what happened on exchanges, in its only possible sequence: a cancelled order is never filled. */
const lastingOf = (order: OrderState) =>
  [
    ['fill', order.fill >= fillTarget(order)],
    ['cancel', order.isCancelled],
  ] as const

const trueOf = (happened: readonly (readonly [OrderHappening, boolean])[]) =>
  happened.flatMap(([happening, isTrue]) => (isTrue ? [happening] : []))
