/** Indexer: engines a search can be sent to (indexer-api, section 3). */
export const SEARCH_ENGINES = ['LEGACY', 'V1'] as const

/** An engine a search can be sent to. */
export type SearchEngine = (typeof SEARCH_ENGINES)[number]
