/** Indexer: sort orders for item searches (indexer-api, section 3). */
export const ITEMS_SEARCH_SORTS = [
  'RELEVANCE',
  'LATEST',
  'RECENTLY_LISTED',
  'EARLIEST',
  'HIGHEST_SELL',
  'LOWEST_SELL',
  'HIGHEST_BID',
  'LOWEST_BID',
  'TRAIT',
  'NAME_ASC',
  'NAME_DESC',
  'OWNER_CHANGE_DATE',
] as const

/** A sort order for item searches. */
export type ItemsSearchSort = (typeof ITEMS_SEARCH_SORTS)[number]

/** Indexer: searchable item texts (indexer-api, section 3). */
export const ITEM_SEARCH_FULL_TEXT_FIELDS = ['NAME', 'DESCRIPTION', 'TRAIT_VALUE'] as const

/** A searchable item text. */
export type ItemSearchFullTextField = (typeof ITEM_SEARCH_FULL_TEXT_FIELDS)[number]

/** Indexer: item features (indexer-api, section 3). */
export const ITEM_FEATURES = ['NOT_FOR_SALE'] as const

/** An item feature. */
export type ItemFeature = (typeof ITEM_FEATURES)[number]

/** Indexer: sizes and crops of item content (indexer-api, section 3). */
export const META_CONTENT_REPRESENTATIONS = [
  'PREVIEW',
  'BIG',
  'INITIAL',
  'ORIGINAL',
  'PORTRAIT',
] as const

/** A size or crop of item content. */
export type MetaContentRepresentation = (typeof META_CONTENT_REPRESENTATIONS)[number]
