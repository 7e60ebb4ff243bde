/** Indexer: sort orders of an ownership search (indexer-api, section 3). */
export const OWNERSHIP_SEARCH_SORTS = ['LATEST', 'EARLIEST', 'HIGHEST_SELL', 'LOWEST_SELL'] as const

/** A sort order of an ownership search. */
export type OwnershipSearchSort = (typeof OWNERSHIP_SEARCH_SORTS)[number]

/** Indexer: ways in which an owner got an item (indexer-api, section 3). */
export const OWNERSHIP_SOURCES = ['MINT', 'PURCHASE', 'TRANSFER'] as const

/** The way in which an owner got an item. */
export type OwnershipSource = (typeof OWNERSHIP_SOURCES)[number]
