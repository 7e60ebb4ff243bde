/** Both interfaces: sort directions (indexer-api and marketplace-api, section 3). */
export const SORT_ORDERS = ['ASC', 'DESC'] as const

/** A sort direction. */
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Both interfaces: trait value comparisons (indexer-api and marketplace-api, section 3). */
export const SORT_TYPES = ['TEXT', 'NUMERIC'] as const

/** A trait value comparison. */
export type SortType = (typeof SORT_TYPES)[number]
