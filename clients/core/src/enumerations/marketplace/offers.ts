/** Marketplace: auction states (marketplace-api, section 3). */
export const AUCTION_STATUSES = ['ENDED', 'NOT_STARTED', 'STARTED'] as const

/** An auction state. */
export type AuctionStatus = (typeof AUCTION_STATUSES)[number]

/** Marketplace: offer request targets (marketplace-api, section 3). */
export const OFFER_PAGE_REQUEST_KINDS = ['COLLECTION', 'ITEM'] as const

/** An offer request target. */
export type OfferPageRequestKind = (typeof OFFER_PAGE_REQUEST_KINDS)[number]

/** Marketplace: sort orders for received bids (marketplace-api, section 3). */
export const BID_SORTS = [
  'DATE_DESC',
  'DATE_ASC',
  'PRICE_DESC',
  'PRICE_ASC',
  'EXPIRATION_DATE_DESC',
  'EXPIRATION_DATE_ASC',
] as const

/** A sort order for received bids. */
export type BidSort = (typeof BID_SORTS)[number]
