/** Indexer: states of an order (indexer-api, section 3). */
export const ORDER_STATUSES = ['ACTIVE', 'FILLED', 'INACTIVE', 'CANCELLED'] as const

/** A state of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Indexer: whether an order buys (BID) or sells (indexer-api, section 3). */
export const ORDER_TYPES = ['BID', 'SELL'] as const

/** Side of an order: it buys (BID) or sells. */
export type OrderType = (typeof ORDER_TYPES)[number]

/** Indexer: sort orders of a list of orders (indexer-api, section 3). */
export const ORDER_SORTS = ['LAST_UPDATE_ASC', 'LAST_UPDATE_DESC'] as const

/** A sort order of a list of orders. */
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Indexer: kinds of sale: a listing bought, or a bid accepted (indexer-api, section 3). */
export const ORDER_MATCH_SELL_TYPES = ['SELL', 'ACCEPT_BID'] as const

/** A kind of sale: a listing bought, or a bid accepted. */
export type OrderMatchSellType = (typeof ORDER_MATCH_SELL_TYPES)[number]
