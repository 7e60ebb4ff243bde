/** Marketplace: ways in which an owner offers an item (marketplace-api, section 3). */
export const OWNERSHIP_STATUSES = [
  'AUCTION',
  'FIXED_PRICE',
  'NOT_FOR_SALE',
  'OPEN_FOR_OFFERS',
] as const

/** The way in which an owner offers an item. */
export type OwnershipStatus = (typeof OWNERSHIP_STATUSES)[number]

/** Marketplace: sort orders of a list of ownerships (marketplace-api, section 3). */
export const OWNERSHIP_SORTS = [
  'DEFAULT',
  'LATEST',
  'LOW_PRICE_FIRST',
  'HIGH_PRICE_FIRST',
  'AUCTION_ENDING_SOON',
  'LATEST_CREATED',
] as const

/** A sort order of a list of ownerships. */
export type OwnershipSort = (typeof OWNERSHIP_SORTS)[number]
