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
