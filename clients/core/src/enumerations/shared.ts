/** Both interfaces: sort orders for activity lists (indexer-api and marketplace-api, section 3). */
export const ACTIVITY_SORTS = ['LATEST_FIRST', 'EARLIEST_FIRST'] as const

/** A sort order for activity lists. */
export type ActivitySort = (typeof ACTIVITY_SORTS)[number]

/** Both interfaces: OpenSea v1 fee methods (indexer-api and marketplace-api, section 3). */
export const OPEN_SEA_FEE_METHODS = ['PROTOCOL_FEE', 'SPLIT_FEE'] as const

/** An OpenSea v1 fee method. */
export type OpenSeaFeeMethod = (typeof OPEN_SEA_FEE_METHODS)[number]

/** Both interfaces: OpenSea v1 order sides (indexer-api and marketplace-api, section 3). */
export const OPEN_SEA_SIDES = ['BUY', 'SELL'] as const

/** An OpenSea v1 order side. */
export type OpenSeaSide = (typeof OPEN_SEA_SIDES)[number]

/** Both interfaces: OpenSea v1 sale kinds (indexer-api and marketplace-api, section 3). */
export const OPEN_SEA_SALE_KINDS = ['FIXED_PRICE', 'DUTCH_AUCTION'] as const

/** An OpenSea v1 sale kind. */
export type OpenSeaSaleKind = (typeof OPEN_SEA_SALE_KINDS)[number]

/** Both interfaces: how an OpenSea v1 order calls its target (indexer-api and marketplace-api, section 3). */
export const OPEN_SEA_CALL_KINDS = ['CALL', 'DELEGATE_CALL'] as const

/** How an OpenSea v1 order calls its target. */
export type OpenSeaCallKind = (typeof OPEN_SEA_CALL_KINDS)[number]

/** Both interfaces: sort directions (indexer-api and marketplace-api, section 3). */
export const SORT_ORDERS = ['ASC', 'DESC'] as const

/** A sort direction. */
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Both interfaces: trait value comparisons (indexer-api and marketplace-api, section 3). */
export const SORT_TYPES = ['TEXT', 'NUMERIC'] as const

/** A trait value comparison. */
export type SortType = (typeof SORT_TYPES)[number]
