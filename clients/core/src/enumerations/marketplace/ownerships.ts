/** Marketplace: how an owner offers an item (marketplace-api, section 3). */
export const OWNERSHIP_STATUSES = [
  'AUCTION',
  'FIXED_PRICE',
  'NOT_FOR_SALE',
  'OPEN_FOR_OFFERS',
] as const

/** How an owner offers an item. */
export type OwnershipStatus = (typeof OWNERSHIP_STATUSES)[number]

/** Marketplace: sort orders for ownership lists (marketplace-api, section 3). */
export const OWNERSHIP_SORTS = [
  'DEFAULT',
  'LATEST',
  'LOW_PRICE_FIRST',
  'HIGH_PRICE_FIRST',
  'AUCTION_ENDING_SOON',
  'LATEST_CREATED',
] as const

/** A sort order for ownership lists. */
export type OwnershipSort = (typeof OWNERSHIP_SORTS)[number]
