import { remainingMake } from './makeStock.ts'
import { type OrderState, smaller } from './orderState.ts'
import { nextChange, orderStatus, type Stock } from './orderStatus.ts'

/** An event of an exchange that concerns one order. */
export type OrderEvent =
  | {
      readonly type: 'FILL'
      /** Base units that the maker gave, and got, in this fill alone. */
      readonly make: bigint
      readonly take: bigint
    }
  | { readonly type: 'CANCEL' }

/** An event as the table of events has it. */
export interface StoredEvent {
  readonly type: string
  readonly make: string | null
  readonly take: string | null
}

/** The event of a row. */
export function storedEvent({ type, make, take }: StoredEvent): OrderEvent {
  return type === 'CANCEL'
    ? { type }
    : { type: 'FILL', make: BigInt(make ?? 0), take: BigInt(take ?? 0) }
}

/**
 * State of an order after all of its events, in any order: it is made anew from all that are on the chain, so that events
 * read twice, late or dropped with their blocks leave nothing behind. No event undoes another: what is filled or
 * cancelled stays so, and what is filled is not cancelled.
 *
 * @param order - state with any fill and cancellation, which count for nothing
 */
export function stateAfterEvents(order: OrderState, events: readonly OrderEvent[]): OrderState {
  const fills = events.filter((event) => event.type === 'FILL')
  const fill = fills.reduce((sum, { make, take }) => sum + (order.isMakeFill ? make : take), 0n)
  return { ...order, fill, isCancelled: events.some(({ type }) => type === 'CANCEL') }
}

/** The columns of an order that its events change. */
export interface OrderAfterEvents {
  readonly fill: bigint
  readonly cancelled: boolean
  readonly makeStock: bigint
  readonly status: ReturnType<typeof orderStatus>
  /** Unix seconds; undefined = the clock changes it no more. */
  readonly nextChange: bigint | undefined
}

/**
 * State of an order after its events, before a node tells its maker's balance again: the stock is at most what
 * remains.
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
