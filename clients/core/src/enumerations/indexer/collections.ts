/** Indexer: a single collection, a collection with parts, or a part (indexer-api, section 3). */
export const COLLECTION_STRUCTURES = ['REGULAR', 'COMPOSITE', 'PART'] as const

/** A single collection, a collection with parts, or a part. */
export type CollectionStructure = (typeof COLLECTION_STRUCTURES)[number]

/** Indexer: collection standards and chains (indexer-api, section 3). */
export const COLLECTION_TYPES = [
  'CRYPTO_PUNKS',
  'ERC721',
  'ERC1155',
  'FLOW',
  'SOLANA',
  'TOKEN_GROUP_2022',
  'IMMUTABLEX',
  'APTOS',
] as const

/** A collection's standard or chain. */
export type CollectionType = (typeof COLLECTION_TYPES)[number]

/** Indexer: collection states (indexer-api, section 3). */
export const COLLECTION_STATUSES = ['PENDING', 'ERROR', 'CONFIRMED'] as const

/** A collection state. */
export type CollectionStatus = (typeof COLLECTION_STATUSES)[number]

/** Indexer: collection contract features (indexer-api, section 3). */
export const COLLECTION_FEATURES = [
  'APPROVE_FOR_ALL',
  'SET_URI_PREFIX',
  'BURN',
  'MINT_WITH_ADDRESS',
  'SECONDARY_SALE_FEES',
  'MINT_AND_TRANSFER',
  'PAUSABLE',
  'NOT_FOR_SALE',
] as const

/** A collection contract feature. */
export type CollectionFeature = (typeof COLLECTION_FEATURES)[number]

/** Indexer: whether an item has one copy or several (indexer-api, section 3). */
export const NFT_ASSET_TYPE_STANDARDS = ['SINGLE', 'MULTIPLE'] as const

/** Number of copies that an item can have: one or several. */
export type NftAssetTypeStandard = (typeof NFT_ASSET_TYPE_STANDARDS)[number]

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

/** Indexer: sort orders for ownership searches (indexer-api, section 3). */
export const OWNERSHIP_SEARCH_SORTS = ['LATEST', 'EARLIEST', 'HIGHEST_SELL', 'LOWEST_SELL'] as const

/** A sort order for ownership searches. */
export type OwnershipSearchSort = (typeof OWNERSHIP_SEARCH_SORTS)[number]

/** Indexer: how an owner got an item (indexer-api, section 3). */
export const OWNERSHIP_SOURCES = ['MINT', 'PURCHASE', 'TRANSFER'] as const

/** How an owner got an item. */
export type OwnershipSource = (typeof OWNERSHIP_SOURCES)[number]

/** Indexer: currencies in which amounts are stated (indexer-api, section 3). */
export const CURRENCY_TYPES = [
  'USD',
  'ETH',
  'XTZ',
  'FLOW',
  'MATIC',
  'POL',
  'SOL',
  'MNT',
  'CHZ',
  'CELO',
  'FIEF',
  'APT',
  'OAS',
  'QUAI',
  'ROSE',
  'BNB',
  'PALM',
  'SEI',
  'GLMR',
  'AZERO',
  'BERA',
  'TLOS',
  'HBAR',
  'VIC',
  'BTC',
  'HYPE',
  'XFI',
  'CAMP',
  'STT',
] as const

/** A currency in which amounts are stated. */
export type CurrencyType = (typeof CURRENCY_TYPES)[number]

/** Indexer: user wallets; NONE if unknown (indexer-api, section 3). */
export const WALLET_PROVIDERS = ['METAMASK', 'MAGIC_LINK', 'GAMESTOP', 'NONE'] as const

/** A user's wallet; NONE if unknown. */
export type WalletProvider = (typeof WALLET_PROVIDERS)[number]
