/** Indexer: order states (indexer-api, section 3). */
export const ORDER_STATUSES = ['ACTIVE', 'FILLED', 'INACTIVE', 'CANCELLED'] as const

/** An order state. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Indexer: whether an order buys (BID) or sells (indexer-api, section 3). */
export const ORDER_TYPES = ['BID', 'SELL'] as const

/** An order's side: it buys (BID) or sells. */
export type OrderType = (typeof ORDER_TYPES)[number]

/** Indexer: sort orders for order lists (indexer-api, section 3). */
export const ORDER_SORTS = ['LAST_UPDATE_ASC', 'LAST_UPDATE_DESC'] as const

/** A sort order for order lists. */
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Indexer: sale kinds: a listing bought or a bid accepted (indexer-api, section 3). */
export const ORDER_MATCH_SELL_TYPES = ['SELL', 'ACCEPT_BID'] as const

/** A sale kind: a listing bought or a bid accepted. */
export type OrderMatchSellType = (typeof ORDER_MATCH_SELL_TYPES)[number]
