/** Marketplace: sort orders for collection lists (marketplace-api, section 3). */
export const COLLECTION_SORTS = ['DEFAULT', 'VOLUME_DESC', 'VOLUME_ASC'] as const

/** A sort order for collection lists. */
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

/** Marketplace: currencies for collection filters (marketplace-api, section 3). */
export const COLLECTION_FILTER_CURRENCIES = ['USD', 'NATIVE'] as const

/** A currency for collection filters. */
export type CollectionFilterCurrency = (typeof COLLECTION_FILTER_CURRENCIES)[number]
