/** Indexer: orders of ownerships that a search finds (indexer-api, section 3). */
export const OWNERSHIP_SEARCH_SORTS = ['LATEST', 'EARLIEST', 'HIGHEST_SELL', 'LOWEST_SELL'] as const

/** An order of ownerships that a search finds. */
export type OwnershipSearchSort = (typeof OWNERSHIP_SEARCH_SORTS)[number]

/** Indexer: how an owner came by an item (indexer-api, section 3). */
export const OWNERSHIP_SOURCES = ['MINT', 'PURCHASE', 'TRANSFER'] as const

/** How an owner came by an item. */
export type OwnershipSource = (typeof OWNERSHIP_SOURCES)[number]
