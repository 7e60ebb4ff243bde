import { MINTLINE } from '../../product.ts'

/** Indexer: statistics periods in minutes (MIN), hours (H) and days (D) (indexer-api, section 3). */
export const ANALYTICS_PERIODS = [
  'MIN5',
  'MIN30',
  'H1',
  'H6',
  'D1',
  'D7',
  'D30',
  'D180',
  'D365',
  'ALL',
] as const

/** A statistics period. */
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

/** Indexer: marketplace groups: ours and all others (indexer-api, section 3). */
export const SOURCE_GROUPS = [MINTLINE, 'EXTERNAL'] as const

/** A marketplace group: ours or all others. */
export type SourceGroup = (typeof SOURCE_GROUPS)[number]

/** Indexer: marketplaces with statistics (indexer-api, section 3). */
export const PLATFORM_SOURCES = [MINTLINE, 'OPEN_SEA'] as const

/** A marketplace with statistics. */
export type PlatformSource = (typeof PLATFORM_SOURCES)[number]

/** Indexer: user rankings by trade side; lower case, as in the specification (indexer-api, section 3). */
export const USER_TYPES = ['sellers', 'buyers'] as const

/** The trade side that a user ranking covers. */
export type UserType = (typeof USER_TYPES)[number]

/** Indexer: sort orders for bids grouped by price (indexer-api, section 3). */
export const BIDS_BY_PRICE_SORTS = ['PRICE', 'VOLUME_NATIVE'] as const

/** A sort order for bids grouped by price. */
export type BidsByPriceSort = (typeof BIDS_BY_PRICE_SORTS)[number]

/** Indexer: leaderboard periods in minutes (MIN), hours (H) and days (D) (indexer-api, section 3). */
export const LEADERBOARD_PERIODS = ['MIN5', 'MIN30', 'H1', 'H6', 'D1', 'D7', 'D30', 'ALL'] as const

/** A leaderboard period. */
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number]

/** Indexer: leaderboard sort keys (indexer-api, section 3). */
export const LEADERBOARD_SORTS = [
  'VOLUME',
  'VOLUME_CHANGE',
  'FLOOR',
  'FLOOR_CHANGE',
  'SALES',
  'SALES_CHANGE',
  'LISTED',
  'OWNERS',
] as const

/** A leaderboard sort key. */
export type LeaderboardSort = (typeof LEADERBOARD_SORTS)[number]

/** Indexer: leaderboard sort directions (indexer-api, section 3). */
export const LEADERBOARD_DIRECTIONS = ['ASC', 'DESC'] as const

/** A leaderboard sort direction. */
export type LeaderboardDirection = (typeof LEADERBOARD_DIRECTIONS)[number]

/** Indexer: sort keys of the trades leaderboard (indexer-api, section 3). */
export const TRADES_LEADERBOARD_SORTS = [
  'VOLUME_USD_ASC',
  'VOLUME_USD_DESC',
  'COLLECTION_ASC',
  'COLLECTION_DESC',
] as const

/** A sort key of the trades leaderboard. */
export type TradesLeaderboardSort = (typeof TRADES_LEADERBOARD_SORTS)[number]

/** Indexer: sort orders for reconciliation (indexer-api, section 3). */
export const SYNC_SORTS = ['DB_UPDATE_ASC', 'DB_UPDATE_DESC'] as const

/** A sort order for reconciliation. */
export type SyncSort = (typeof SYNC_SORTS)[number]

/** Indexer: record types to reconcile (indexer-api, section 3). */
export const SYNC_TYPES = ['ORDER', 'NFT'] as const

/** A record type to reconcile. */
export type SyncType = (typeof SYNC_TYPES)[number]

/** Indexer: search engines (indexer-api, section 3). */
export const SEARCH_ENGINES = ['LEGACY', 'V1'] as const

/** A search engine. */
export type SearchEngine = (typeof SEARCH_ENGINES)[number]

/** Indexer: change stream requests (indexer-api, section 3). */
export const SUBSCRIPTION_ACTIONS = ['SUBSCRIBE', 'UNSUBSCRIBE'] as const

/** A change stream request. */
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number]

/** Indexer: error codes in a 400 response (indexer-api, section 8). */
export const BAD_REQUEST_CODES = ['BAD_REQUEST', 'VALIDATION'] as const

/** Error code in a 400 response. */
export type BadRequestCode = (typeof BAD_REQUEST_CODES)[number]

/** Indexer: error codes in a 404 response (indexer-api, section 8). */
export const NOT_FOUND_CODES = ['NOT_FOUND'] as const

/** Error code in a 404 response. */
export type NotFoundCode = (typeof NOT_FOUND_CODES)[number]

/** Indexer: error codes in a 500 response (indexer-api, section 8). */
export const SERVER_ERROR_CODES = ['UNKNOWN'] as const

/** Error code in a 500 response. */
export type ServerErrorCode = (typeof SERVER_ERROR_CODES)[number]

/** Indexer: error codes for failed analytics calls (indexer-api, section 8). */
export const ANALYTICS_ERROR_CODES = ['INVALID_INPUT', 'NOT_FOUND', 'UNKNOWN'] as const

/** Error code for a failed analytics call. */
export type AnalyticsErrorCode = (typeof ANALYTICS_ERROR_CODES)[number]
