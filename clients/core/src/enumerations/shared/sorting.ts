/** Both interfaces: directions of sorting (indexer-api and marketplace-api, section 3). */
export const SORT_ORDERS = ['ASC', 'DESC'] as const

/** A direction of sorting. */
export type SortOrder = (typeof SORT_ORDERS)[number]

/**
 * Both interfaces: how values of a trait are compared (indexer-api and marketplace-api, section 3).
 */
export const SORT_TYPES = ['TEXT', 'NUMERIC'] as const

/** How values of a trait are compared. */
export type SortType = (typeof SORT_TYPES)[number]
