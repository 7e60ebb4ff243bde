/** Both interfaces: sort directions (indexer-api and marketplace-api, section 3). */
export const SORT_ORDERS = ['ASC', 'DESC'] as const

/** A sort direction. */
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Both interfaces: comparisons of trait values (indexer-api and marketplace-api, section 3). */
export const SORT_TYPES = ['TEXT', 'NUMERIC'] as const

/** A comparison of trait values. */
export type SortType = (typeof SORT_TYPES)[number]
