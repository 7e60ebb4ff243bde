/** Indexer: search engines (indexer-api, section 3). */
export const SEARCH_ENGINES = ['LEGACY', 'V1'] as const

/** A search engine. */
export type SearchEngine = (typeof SEARCH_ENGINES)[number]
