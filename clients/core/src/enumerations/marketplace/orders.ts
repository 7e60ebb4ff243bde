import { MINTLINE } from '../../product.ts'

/** Marketplace: order sides (marketplace-api, section 3). */
export const ORDER_SIDES = ['BUY', 'SELL'] as const

/** An order side. */
export type OrderSide = (typeof ORDER_SIDES)[number]

/** Marketplace: order states (marketplace-api, section 3). */
export const ORDER_STATUSES = ['ACTIVE', 'INACTIVE', 'COMPLETED', 'CANCELLED'] as const

/** An order state. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Marketplace: order protocols (marketplace-api, section 3). */
export const ORDER_TYPES = [
  `${MINTLINE}_V1`,
  `${MINTLINE}_V2`,
  'OPEN_SEA_V1',
  'SEAPORT_V1',
  'FLOW',
  'SOLANA',
  'CRYPTO_PUNKS',
  'IMMUTABLEX',
  'APTOS',
  'OTHER',
] as const

/** An order protocol. */
export type OrderType = (typeof ORDER_TYPES)[number]

/** Marketplace: order protocols in the search service (marketplace-api, section 3). */
export const SEARCH_ORDER_TYPES = [
  ...ORDER_TYPES,
  'LOOKSRARE',
  'X2Y2',
  'SUDOSWAP',
  'TEZOS',
] as const

/** An order protocol in the search service. */
export type SearchOrderType = (typeof SEARCH_ORDER_TYPES)[number]

/** Marketplace: order targets (marketplace-api, section 3). */
export const ORDER_ASSET_TYPES = ['ITEM', 'COLLECTION'] as const

/** An order target. */
export type OrderAssetType = (typeof ORDER_ASSET_TYPES)[number]

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

/** Marketplace: marketplaces whose orders are indexed (marketplace-api, section 3). */
export const PLATFORM_TYPES = [
  MINTLINE,
  'OPEN_SEA',
  'CRYPTO_PUNKS',
  'IMMUTABLEX',
  'OBJKT',
  'HEN',
  'LOOKSRARE',
  'X2Y2',
  'SUDOSWAP',
  'VERSUM',
  'TEIA',
  'FXHASH',
  'OTHER',
] as const

/** A marketplace whose orders are indexed. */
export type PlatformType = (typeof PLATFORM_TYPES)[number]

/** Marketplace: entities in popularity lists (marketplace-api, section 3). */
export const POPULAR_TYPES = ['ITEM', 'COLLECTION', 'USER', 'CATEGORY'] as const

/** An entity in popularity lists. */
export type PopularType = (typeof POPULAR_TYPES)[number]

/** Marketplace: short URL targets (marketplace-api, section 3). */
export const SHORT_URL_TYPES = ['COLLECTION', 'USER'] as const

/** A short URL target. */
export type ShortUrlType = (typeof SHORT_URL_TYPES)[number]

/** Marketplace: events in an item's history or between users (marketplace-api, section 3). */
export const ACTIVITY_TYPES = [
  'AUCTION',
  'BID',
  'BURN',
  'BUY',
  'CANCEL',
  'CANCEL_BID',
  'FOLLOWING',
  'LIKE',
  'MINT',
  'ORDER',
  'SALE',
  'TRANSFER',
  'CARBON_NEGATIVE',
  'SEND_TO_CHAIN',
  'RECEIVE_FROM_CHAIN',
] as const

/** An event in an item's history or between users. */
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** Marketplace: activity types in the search service (marketplace-api, section 3). */
export const SEARCH_ACTIVITY_TYPES = ['FOLLOWING', 'LIKE'] as const

/** An activity type in the search service. */
export type SearchActivityType = (typeof SEARCH_ACTIVITY_TYPES)[number]

/** Marketplace: item history entries (marketplace-api, section 3). */
export const ITEM_HISTORY_TYPES = ['BUY', 'CANCEL', 'FAKE', 'ROYALTY', 'TRANSFER'] as const

/** An item history entry. */
export type ItemHistoryType = (typeof ITEM_HISTORY_TYPES)[number]

/** Marketplace: fiat on-ramp outcomes (marketplace-api, section 3). */
export const FIAT_ON_RAMP_STATUSES = ['COMPLETE', 'ORDER_FAILED', 'TRANSACTION_FAILED'] as const

/** A fiat on-ramp outcome. */
export type FiatOnRampStatus = (typeof FIAT_ON_RAMP_STATUSES)[number]

/** Marketplace: currencies sold by a fiat on-ramp (marketplace-api, section 3). */
export const FIAT_ON_RAMP_COMMODITIES = ['ETH'] as const

/** A currency sold by a fiat on-ramp. */
export type FiatOnRampCommodity = (typeof FIAT_ON_RAMP_COMMODITIES)[number]
