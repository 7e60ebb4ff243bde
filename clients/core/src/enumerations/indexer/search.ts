/** Indexer: engines for a search (indexer-api, section 3). */
export const SEARCH_ENGINES = ['LEGACY', 'V1'] as const

/** An engine for a search. */
export type SearchEngine = (typeof SEARCH_ENGINES)[number]
