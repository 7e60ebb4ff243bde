import { type OrderState, remainingMake, smaller } from './orderState.ts'
import { nextChange, orderStatus, type Stock } from './orderStatus.ts'

/** An exchange event that concerns one order. */
export type OrderEvent =
  | {
      readonly type: 'FILL'
      /** Base units that the maker gave, and got, in this fill alone. */
      readonly make: bigint
      readonly take: bigint
    }
  | { readonly type: 'CANCEL' }

/** An event as stored. */
export interface StoredEvent {
  readonly type: string
  readonly make: string | null
  readonly take: string | null
}

/** Parses a stored event. */
export function storedEvent({ type, make, take }: StoredEvent): OrderEvent {
  return type === 'CANCEL'
    ? { type }
    : { type: 'FILL', make: BigInt(make ?? 0), take: BigInt(take ?? 0) }
}

/**
 * Computes an order's state after its events, in any sequence. It starts from scratch with all events on the chain, so
 * that events read twice, late or dropped with their blocks leave nothing behind. No event undoes another: fills and
 * cancellations are final, and a filled order is not cancelled.
 *
 * @param order - its fill and cancellation are ignored
 */
export function stateAfterEvents(order: OrderState, events: readonly OrderEvent[]): OrderState {
  const fills = events.filter((event) => event.type === 'FILL')
  const fill = fills.reduce((sum, { make, take }) => sum + (order.isMakeFill ? make : take), 0n)
  return { ...order, fill, isCancelled: events.some(({ type }) => type === 'CANCEL') }
}

/** Order columns that events change. */
export interface OrderAfterEvents {
  readonly fill: bigint
  readonly cancelled: boolean
  readonly makeStock: bigint
  readonly status: ReturnType<typeof orderStatus>
  /** Unix seconds; undefined = time no longer changes it. */
  readonly nextChange: bigint | undefined
}

/**
 * Computes an order's state after its events, until a node reports its maker's balance again: the stock is capped by
 * what remains unfilled.
 *
 * @param stock - as it was known before
 * @param now - Unix seconds
 */
export function orderAfterEvents(
  order: OrderState,
  events: readonly OrderEvent[],
  stock: Stock,
  now: bigint,
): OrderAfterEvents {
  const after = stateAfterEvents(order, events)
  const makeStock = smaller(stock.makeStock, remainingMake(after))
  const known = { ...stock, makeStock }
  return {
    fill: after.fill,
    cancelled: after.isCancelled,
    makeStock,
    status: orderStatus(after, known, now),
    nextChange: nextChange(after, known, now),
  }
}
