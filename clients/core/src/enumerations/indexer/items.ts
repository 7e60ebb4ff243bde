/** Indexer: orders of items that a search finds (indexer-api, section 3). */
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

/** An order of items that a search finds. */
export type ItemsSearchSort = (typeof ITEMS_SEARCH_SORTS)[number]

/** Indexer: texts of an item that are searched (indexer-api, section 3). */
export const ITEM_SEARCH_FULL_TEXT_FIELDS = ['NAME', 'DESCRIPTION', 'TRAIT_VALUE'] as const

/** A text of an item that is searched. */
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
