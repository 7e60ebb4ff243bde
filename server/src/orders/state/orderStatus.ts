import type { OrderStatus } from '@mintline/core/enumerations/indexer'
import { fillTarget, type OrderState } from './orderState.ts'

/** Reason of a status; interfaces show the last three as INACTIVE. */
export type DetailedStatus =
  | 'ACTIVE'
  | 'FILLED'
  | 'CANCELLED'
  | 'ENDED'
  | 'NOT_STARTED'
  | 'INACTIVE'

/** Facts about the maker's assets. */
export interface Stock {
  /** Base units of the make side that can be bought. */
  readonly makeStock: bigint
  readonly isApproved: boolean
}

/**
 * Status of an order at a time; the first rule that holds decides (indexer-models 5.1).
 *
 * @param now - Unix seconds
 */
export function detailedStatus(
  order: OrderState,
  { makeStock, isApproved }: Stock,
  now: bigint,
): DetailedStatus {
  if (order.fill >= fillTarget(order)) return 'FILLED'
  if (order.isCancelled) return 'CANCELLED'
  if (order.end !== 0n && order.end <= now) return 'ENDED'
  if (order.start > now) return 'NOT_STARTED'
  return isApproved && makeStock > 0n ? 'ACTIVE' : 'INACTIVE'
}

/** Status as interfaces show it. */
export function orderStatus(order: OrderState, stock: Stock, now: bigint): OrderStatus {
  const status = detailedStatus(order, stock, now)
  return status === 'ENDED' || status === 'NOT_STARTED' ? 'INACTIVE' : status
}

/**
 * Time at which the clock changes the status of an order next, in Unix seconds; undefined = never.
 *
 * @param now - Unix seconds
 */
export function nextChange(order: OrderState, stock: Stock, now: bigint): bigint | undefined {
  const status = detailedStatus(order, stock, now)
  if (status === 'NOT_STARTED') return order.start
  return order.end !== 0n && (status === 'ACTIVE' || status === 'INACTIVE') ? order.end : undefined
}
