import { MINTLINE } from '../../product.ts'

/** Indexer: periods of statistics: minutes (MIN), hours (H), days (D) (indexer-api, section 3). */
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

/** A period of statistics. */
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

/** Indexer: groups of marketplaces: ours, and all others (indexer-api, section 3). */
export const SOURCE_GROUPS = [MINTLINE, 'EXTERNAL'] as const

/** A group of marketplaces. */
export type SourceGroup = (typeof SOURCE_GROUPS)[number]

/** Indexer: marketplaces that statistics are kept of (indexer-api, section 3). */
export const PLATFORM_SOURCES = [MINTLINE, 'OPEN_SEA'] as const

/** A marketplace that statistics are kept of. */
export type PlatformSource = (typeof PLATFORM_SOURCES)[number]

/**
 * Indexer: sides of trade that users are ranked by; lower case, as the specification spells them
 * (indexer-api, section 3).
 */
export const USER_TYPES = ['sellers', 'buyers'] as const

/** A side of trade that users are ranked by. */
export type UserType = (typeof USER_TYPES)[number]

/** Indexer: orders of bids grouped by price (indexer-api, section 3). */
export const BIDS_BY_PRICE_SORTS = ['PRICE', 'VOLUME_NATIVE'] as const

/** An order of bids grouped by price. */
export type BidsByPriceSort = (typeof BIDS_BY_PRICE_SORTS)[number]
