/** Marketplace: states of an auction (marketplace-api, section 3). */
export const AUCTION_STATUSES = ['ENDED', 'NOT_STARTED', 'STARTED'] as const

/** A state of an auction. */
export type AuctionStatus = (typeof AUCTION_STATUSES)[number]

/** Marketplace: targets of an offer request (marketplace-api, section 3). */
export const OFFER_PAGE_REQUEST_KINDS = ['COLLECTION', 'ITEM'] as const

/** The target of an offer request. */
export type OfferPageRequestKind = (typeof OFFER_PAGE_REQUEST_KINDS)[number]

/** Marketplace: sort orders of received bids (marketplace-api, section 3). */
export const BID_SORTS = [
  'DATE_DESC',
  'DATE_ASC',
  'PRICE_DESC',
  'PRICE_ASC',
  'EXPIRATION_DATE_DESC',
  'EXPIRATION_DATE_ASC',
] as const

/** A sort order of received bids. */
export type BidSort = (typeof BID_SORTS)[number]
