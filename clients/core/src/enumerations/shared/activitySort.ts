/** Both interfaces: sort orders of a list of activities (indexer-api and marketplace-api, section 3). */
export const ACTIVITY_SORTS = ['LATEST_FIRST', 'EARLIEST_FIRST'] as const

/** A sort order of a list of activities. */
export type ActivitySort = (typeof ACTIVITY_SORTS)[number]
