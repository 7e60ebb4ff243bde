/** Marketplace: sort orders of a list of collections (marketplace-api, section 3). */
export const COLLECTION_SORTS = ['DEFAULT', 'VOLUME_DESC', 'VOLUME_ASC'] as const

/** A sort order of a list of collections. */
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

/** Marketplace: currencies of collection filters (marketplace-api, section 3). */
export const COLLECTION_FILTER_CURRENCIES = ['USD', 'NATIVE'] as const

/** A currency of collection filters. */
export type CollectionFilterCurrency = (typeof COLLECTION_FILTER_CURRENCIES)[number]
