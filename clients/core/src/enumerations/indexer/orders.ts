/** Indexer: states of an order (indexer-api, section 3). */
export const ORDER_STATUSES = ['ACTIVE', 'FILLED', 'INACTIVE', 'CANCELLED'] as const

/** A state of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Indexer: whether an order buys (BID) or sells (indexer-api, section 3). */
export const ORDER_TYPES = ['BID', 'SELL'] as const

/** Whether an order buys (BID) or sells. */
export type OrderType = (typeof ORDER_TYPES)[number]

/** Indexer: orders of a list of orders (indexer-api, section 3). */
export const ORDER_SORTS = ['LAST_UPDATE_ASC', 'LAST_UPDATE_DESC'] as const

/** An order of a list of orders. */
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Indexer: how a sale came about: a listing bought, or a bid accepted (indexer-api, section 3). */
export const ORDER_MATCH_SELL_TYPES = ['SELL', 'ACCEPT_BID'] as const

/** How a sale came about. */
export type OrderMatchSellType = (typeof ORDER_MATCH_SELL_TYPES)[number]
