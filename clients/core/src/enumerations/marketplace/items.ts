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
