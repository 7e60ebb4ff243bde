import type { OrderStatus } from '@mintline/core/enumerations/indexer'

/** An order's state. Interfaces show `NOT_STARTED`, `ENDED` and `INACTIVE` alike as `INACTIVE`. */
export type DetailedStatus =
  | 'NOT_STARTED'
  | 'INACTIVE'
  | 'ACTIVE'
  | 'ENDED'
  | 'FILLED'
  | 'CANCELLED'

/**
 * Something that happens to an order. Time starts and ends it; it is backed while its maker has the funds and approves
 * the exchange. `take` is a transaction that fills some of it, `fill` the one that leaves nothing. `update` is a better
 * order from its maker.
 */
export type OrderHappening =
  | 'start'
  | 'back'
  | 'unback'
  | 'end'
  | 'take'
  | 'fill'
  | 'cancel'
  | 'update'

/**
 * The next state for everything that may happen in a state. Exchanges fill what is active for them, and this server may
 * learn that late, so an order can be filled from any state that is not final. After a reorg, the state is computed
 * anew from the remaining events.
 */
export const ORDER_STATES: {
  readonly [State in DetailedStatus]: Readonly<Partial<Record<OrderHappening, DetailedStatus>>>
} = {
  NOT_STARTED: {
    start: 'INACTIVE',
    end: 'ENDED',
    fill: 'FILLED',
    cancel: 'CANCELLED',
    update: 'NOT_STARTED',
  },
  INACTIVE: {
    back: 'ACTIVE',
    end: 'ENDED',
    fill: 'FILLED',
    cancel: 'CANCELLED',
    update: 'INACTIVE',
  },
  ACTIVE: {
    unback: 'INACTIVE',
    end: 'ENDED',
    take: 'ACTIVE',
    fill: 'FILLED',
    cancel: 'CANCELLED',
    update: 'ACTIVE',
  },
  ENDED: { fill: 'FILLED', cancel: 'CANCELLED', update: 'ENDED' },
  FILLED: {},
  CANCELLED: {},
}

/** The statuses that interfaces show, by state. */
export const ORDER_STATUSES_OF: Readonly<Record<DetailedStatus, OrderStatus>> = {
  NOT_STARTED: 'INACTIVE',
  INACTIVE: 'INACTIVE',
  ACTIVE: 'ACTIVE',
  ENDED: 'INACTIVE',
  FILLED: 'FILLED',
  CANCELLED: 'CANCELLED',
}

/** Returns a new order's state after several happenings; those that a state does not allow change nothing. */
export const stateAfter = (happenings: readonly OrderHappening[]): DetailedStatus =>
  happenings.reduce<DetailedStatus>(
    (state, happening) => ORDER_STATES[state][happening] ?? state,
    'NOT_STARTED',
  )

/** Returns true if something may happen to an order with the status that interfaces show. */
export const mayHappen = (status: string, happening: OrderHappening): boolean =>
  ORDER_STATES[status as OrderStatus][happening] !== undefined
