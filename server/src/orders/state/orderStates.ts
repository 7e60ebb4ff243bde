import type { OrderStatus } from '@mintline/core/enumerations/indexer'

/** State of an order: `NOT_STARTED`, `ENDED` and `INACTIVE` are shown as the last of them. */
export type DetailedStatus =
  | 'NOT_STARTED'
  | 'INACTIVE'
  | 'ACTIVE'
  | 'ENDED'
  | 'FILLED'
  | 'CANCELLED'

/**
 * Something that happens to an order. The clock starts and ends it; it is backed while its maker has the funds and approves
 * the exchange. `take` is a transaction that fills some of it, `fill` the one that leaves nothing. `update` is a better one by
 * its maker.
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
 * The state after all that may happen in a state. Exchanges fill what is active for them, which this server may learn late:
 * so an order is filled from any state that is not final. Where blocks are replaced, a state is made anew of what is left.
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

/** The states as interfaces show them. */
export const ORDER_STATUSES_OF: Readonly<Record<DetailedStatus, OrderStatus>> = {
  NOT_STARTED: 'INACTIVE',
  INACTIVE: 'INACTIVE',
  ACTIVE: 'ACTIVE',
  ENDED: 'INACTIVE',
  FILLED: 'FILLED',
  CANCELLED: 'CANCELLED',
}

/** The state after several things have happened to a new order; what its state does not allow changes nothing. */
export const stateAfter = (happenings: readonly OrderHappening[]): DetailedStatus =>
  happenings.reduce<DetailedStatus>(
    (state, happening) => ORDER_STATES[state][happening] ?? state,
    'NOT_STARTED',
  )

/** True if something may happen to an order with a status as interfaces show it. */
export const mayHappen = (status: string, happening: OrderHappening): boolean =>
  ORDER_STATES[status as OrderStatus][happening] !== undefined
