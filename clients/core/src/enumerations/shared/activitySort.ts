/** Both interfaces: sort orders for activity lists (indexer-api and marketplace-api, section 3). */
export const ACTIVITY_SORTS = ['LATEST_FIRST', 'EARLIEST_FIRST'] as const

/** A sort order for activity lists. */
export type ActivitySort = (typeof ACTIVITY_SORTS)[number]
