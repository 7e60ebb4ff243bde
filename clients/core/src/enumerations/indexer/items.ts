/** Indexer: sort orders of an item search (indexer-api, section 3). */
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

/** A sort order of an item search. */
export type ItemsSearchSort = (typeof ITEMS_SEARCH_SORTS)[number]

/** Indexer: searchable texts of an item (indexer-api, section 3). */
export const ITEM_SEARCH_FULL_TEXT_FIELDS = ['NAME', 'DESCRIPTION', 'TRAIT_VALUE'] as const

/** A searchable text of an item. */
export type ItemSearchFullTextField = (typeof ITEM_SEARCH_FULL_TEXT_FIELDS)[number]

/** Indexer: features of an item (indexer-api, section 3). */
export const ITEM_FEATURES = ['NOT_FOR_SALE'] as const

/** A feature of an item. */
export type ItemFeature = (typeof ITEM_FEATURES)[number]

/** Indexer: sizes and crops of the content of an item (indexer-api, section 3). */
export const META_CONTENT_REPRESENTATIONS = [
  'PREVIEW',
  'BIG',
  'INITIAL',
  'ORIGINAL',
  'PORTRAIT',
] as const

/** A size or crop of the content of an item. */
export type MetaContentRepresentation = (typeof META_CONTENT_REPRESENTATIONS)[number]
