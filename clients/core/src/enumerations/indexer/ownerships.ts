/** Indexer: sort orders for ownership searches (indexer-api, section 3). */
export const OWNERSHIP_SEARCH_SORTS = ['LATEST', 'EARLIEST', 'HIGHEST_SELL', 'LOWEST_SELL'] as const

/** A sort order for ownership searches. */
export type OwnershipSearchSort = (typeof OWNERSHIP_SEARCH_SORTS)[number]

/** Indexer: how an owner got an item (indexer-api, section 3). */
export const OWNERSHIP_SOURCES = ['MINT', 'PURCHASE', 'TRANSFER'] as const

/** How an owner got an item. */
export type OwnershipSource = (typeof OWNERSHIP_SOURCES)[number]
