import {
  ORDER_STATUSES,
  type OrderStatus,
  type OrderType,
} from '@mintline/core/enumerations/indexer'
import { type RawBuilder, sql } from 'kysely'

interface SideRules {
  /** True if the maker gives items for money; false = a bid, money for items. */
  readonly isListing: boolean
  /** The part of the order that has the items. */
  readonly items: 'make' | 'take'
  /** The part of the order that has the money. */
  readonly money: 'make' | 'take'
  /** Activity of an order that opens. */
  readonly opening: 'LIST' | 'BID'
  /** Activity of an order that is cancelled or expires. */
  readonly ending: 'CANCEL_LIST' | 'CANCEL_BID'
  /** Name for lists of such orders, in page tokens. */
  readonly lists: string
  /** Direction of prices that puts the best first. */
  readonly bestFirst: 'asc' | 'desc'
  /** A price that sorts behind all others. */
  readonly worstPrice: 'Infinity' | '-1'
}

/** An order side's properties. */
export const SIDES = {
  SELL: {
    isListing: true,
    items: 'make',
    money: 'take',
    opening: 'LIST',
    ending: 'CANCEL_LIST',
    lists: 'orders.sell',
    bestFirst: 'asc',
    worstPrice: 'Infinity',
  },
  BID: {
    isListing: false,
    items: 'take',
    money: 'make',
    opening: 'BID',
    ending: 'CANCEL_BID',
    lists: 'orders.bids',
    bestFirst: 'desc',
    worstPrice: '-1',
  },
} as const satisfies Record<OrderType, SideRules>

/** Returns what a stored order's side decides. */
export const sideOf = ({ side }: { readonly side: string }): SideRules => SIDES[side as OrderType]

/** Returns the values of a stored order's items and money: copies, and base units. */
export function valuesOf(order: {
  readonly side: string
  readonly make_value: string
  readonly take_value: string
}): { readonly items: string; readonly money: string } {
  const { items, money } = sideOf(order)
  return { items: order[`${items}_value`], money: order[`${money}_value`] }
}

interface StatusRules {
  /** True if it may still be filled, now or later; it then has the present price in US dollars. */
  readonly isOpen: boolean
  /**
   * True if it can be filled or was. Without the item, a maker can still lower the price, but nobody can buy at it.
   */
  readonly isFillable: boolean
}

const STATUSES = {
  ACTIVE: { isOpen: true, isFillable: true },
  INACTIVE: { isOpen: true, isFillable: false },
  FILLED: { isOpen: false, isFillable: true },
  CANCELLED: { isOpen: false, isFillable: false },
} as const satisfies Record<OrderStatus, StatusRules>

/** Returns what a stored order's status decides. */
export const statusOf = ({ status }: { readonly status: string }): StatusRules =>
  STATUSES[status as OrderStatus]

const statusesWith = (rule: (rules: StatusRules) => boolean): readonly OrderStatus[] =>
  ORDER_STATUSES.filter((status) => rule(STATUSES[status]))

/** Statuses of orders that have the present price in US dollars. */
export const OPEN_STATUSES = statusesWith(({ isOpen }) => isOpen)

/** Statuses of orders that are over: these keep their last change's price in US dollars. */
export const FINAL_STATUSES = statusesWith(({ isOpen }) => !isOpen)

/** Condition for orders that may still be filled, worded like the indexes on them. */
export const isOpen: RawBuilder<boolean> = isOneOf(OPEN_STATUSES)

/** Condition for orders that anybody can fill, or that were. */
export const isFillable: RawBuilder<boolean> = isOneOf(statusesWith((rules) => rules.isFillable))

/** Condition for orders that nobody can fill, and nobody did. */
export const isUnfillable: RawBuilder<boolean> = isOneOf(statusesWith((rules) => !rules.isFillable))

/** Builds a condition for bids that are active, or would be once their makers have the funds or they start. */
export const isOpenBid = (now: Date): RawBuilder<boolean> => sql<boolean>`
  orders.side = 'BID' and ${isOpen}
  and (orders.end_at is null or orders.end_at > ${now})`

function isOneOf(statuses: readonly OrderStatus[]): RawBuilder<boolean> {
  return sql<boolean>`orders.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`
}
