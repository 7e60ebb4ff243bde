/** Marketplace: orders of a list of items (marketplace-api, section 3). */
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

/** An order of a list of items. */
export type ItemSort = (typeof ITEM_SORTS)[number]

/** Marketplace: texts of an item that are searched (marketplace-api, section 3). */
export const TEXT_FIELDS = ['TITLE', 'DESCRIPTION', 'TRAITS'] as const

/** A text of an item that is searched. */
export type TextField = (typeof TEXT_FIELDS)[number]

/**
 * Marketplace: items a list leaves out, by whether they are minted (lazy: not yet)
 * (marketplace-api, section 3).
 */
export const HIDE_ITEMS_SUPPLIES = ['HIDE_LAZY_SUPPLY', 'HIDE_NOT_LAZY_SUPPLY'] as const

/** Items a list leaves out. */
export type HideItemsSupply = (typeof HIDE_ITEMS_SUPPLIES)[number]

/** Marketplace: who gave a tag (marketplace-api, section 3). */
export const TAG_SOURCES = ['ADMIN', 'USER'] as const

/** Who gave a tag. */
export type TagSource = (typeof TAG_SOURCES)[number]

/** Marketplace: who ranks items by rarity (marketplace-api, section 3). */
export const RARITY_SOURCES = ['RARITY_SNIPER'] as const

/** Who ranks items by rarity. */
export type RaritySource = (typeof RARITY_SOURCES)[number]

/** Marketplace: whether an item takes more carbon than it costs (marketplace-api, section 3). */
export const CARBON_NEGATIVE_STATUSES = ['CARBON_NEGATIVE', 'NON_CARBON_NEGATIVE'] as const

/** Whether an item takes more carbon than it costs. */
export type CarbonNegativeStatus = (typeof CARBON_NEGATIVE_STATUSES)[number]
