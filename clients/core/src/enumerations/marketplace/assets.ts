/**
 * Marketplace: asset classes that the specification names. Responses may contain others: the specification does not
 * list the native currencies' classes (marketplace-api, section 3).
 */
export const ASSET_CLASSES = [
  'ERC20',
  'ERC721',
  'ERC721_LAZY',
  'ERC1155',
  'ERC1155_LAZY',
  'ETH',
  'FLOW_NFT',
  'SOLANA_NFT',
  'APTOS_NFT',
  'CRYPTO_PUNKS',
  'GEN_ART',
] as const

/** An asset class that the specification names. */
export type AssetClass = (typeof ASSET_CLASSES)[number]

/** Marketplace: token standards (marketplace-api, section 3). */
export const TOKEN_STANDARDS = [
  'DEPRECATED',
  'ERC1155',
  'ERC721',
  'NONE',
  'FLOW_NFT',
  'SOLANA_NFT',
  'CRYPTO_PUNKS',
  'APTOS_NFT',
  'TOKEN_GROUP_2022',
] as const

/** A token standard. */
export type TokenStandard = (typeof TOKEN_STANDARDS)[number]

/** Marketplace: token contract features (marketplace-api, section 3). */
export const TOKEN_FEATURES = [
  'APPROVE_FOR_ALL',
  'BURN',
  'MINT_AND_TRANSFER',
  'MINT_WITH_ADDRESS',
  'SECONDARY_SALE_FEES',
  'SET_URI_PREFIX',
  'PAUSABLE',
  'NOT_FOR_SALE',
] as const

/** A token contract feature. */
export type TokenFeature = (typeof TOKEN_FEATURES)[number]

/** Marketplace: sort orders for item lists (marketplace-api, section 3). */
export const ITEM_SORTS = [
  'DEFAULT',
  'LATEST',
  'LOW_PRICE_FIRST',
  'HIGH_PRICE_FIRST',
  'AUCTION_ENDING_SOON',
  'MOST_VIEWED_FIRST',
  'TRAIT',
  'MOST_LIKED_FIRST',
  'RAREST_FIRST',
  'RAREST_LAST',
  'TRENDING',
] as const

/** A sort order for item lists. */
export type ItemSort = (typeof ITEM_SORTS)[number]

/** Marketplace: searchable item texts (marketplace-api, section 3). */
export const TEXT_FIELDS = ['TITLE', 'DESCRIPTION', 'TRAITS'] as const

/** A searchable item text. */
export type TextField = (typeof TEXT_FIELDS)[number]

/** Marketplace: items to hide: minted or lazy (not yet minted) (marketplace-api, section 3). */
export const HIDE_ITEMS_SUPPLIES = ['HIDE_LAZY_SUPPLY', 'HIDE_NOT_LAZY_SUPPLY'] as const

/** Items to hide: minted or lazy (not yet minted). */
export type HideItemsSupply = (typeof HIDE_ITEMS_SUPPLIES)[number]

/** Marketplace: tag sources (marketplace-api, section 3). */
export const TAG_SOURCES = ['ADMIN', 'USER'] as const

/** A tag source. */
export type TagSource = (typeof TAG_SOURCES)[number]

/** Marketplace: rarity ranking sources (marketplace-api, section 3). */
export const RARITY_SOURCES = ['RARITY_SNIPER'] as const

/** A rarity ranking source. */
export type RaritySource = (typeof RARITY_SOURCES)[number]

/** Marketplace: whether an item offsets more carbon than it emits (marketplace-api, section 3). */
export const CARBON_NEGATIVE_STATUSES = ['CARBON_NEGATIVE', 'NON_CARBON_NEGATIVE'] as const

/** An item's carbon balance: negative if it offsets more than it emits. */
export type CarbonNegativeStatus = (typeof CARBON_NEGATIVE_STATUSES)[number]

/** Marketplace: content types (marketplace-api, section 3). */
export const CONTENT_TYPES = ['IMAGE', 'VIDEO', 'AUDIO', 'THREE_D', 'HTML', 'AR'] as const

/** A content type. */
export type ContentType = (typeof CONTENT_TYPES)[number]

/** Marketplace: image crop modes (marketplace-api, section 3). */
export const CROP_MODES = ['FIT', 'THUMB', 'CROP'] as const

/** An image crop mode. */
export type CropMode = (typeof CROP_MODES)[number]

/** Marketplace: stored content sizes (marketplace-api, section 3). */
export const SIZE_TYPES = [
  'SOURCE',
  'EXTRA_SOURCE',
  'ORIGINAL',
  'PREVIEW',
  'PREVIEW_SMALL',
  'BIG',
  'PLACEHOLDER',
  'MOBILE_LOW',
  'MOBILE_MEDIUM',
  'MOBILE_HIGH',
  'CMP_PREVIEW',
] as const

/** A stored content size. */
export type SizeType = (typeof SIZE_TYPES)[number]

/**
 * Marketplace: supported chains that it does not treat as EVM chains (marketplace-api, section 3).
 *
 * IMMUTABLEX is one of them, although it uses Ethereum addresses: `layerOneOf` and `isEvmBlockchain` go by
 * addresses, as the drops do (drop, section 3.10).
 */
export const NON_EVM_CHAINS = ['FLOW', 'SOLANA', 'ECLIPSE', 'IMMUTABLEX', 'APTOS'] as const

/** A supported chain that the marketplace does not treat as an EVM chain. */
export type NonEvmChain = (typeof NON_EVM_CHAINS)[number]

/** Marketplace: sort orders for collection lists (marketplace-api, section 3). */
export const COLLECTION_SORTS = ['DEFAULT', 'VOLUME_DESC', 'VOLUME_ASC'] as const

/** A sort order for collection lists. */
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

/** Marketplace: currencies for collection filters (marketplace-api, section 3). */
export const COLLECTION_FILTER_CURRENCIES = ['USD', 'NATIVE'] as const

/** A currency for collection filters. */
export type CollectionFilterCurrency = (typeof COLLECTION_FILTER_CURRENCIES)[number]
