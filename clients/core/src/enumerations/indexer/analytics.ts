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

/** Indexer: marketplaces with statistics (indexer-api, section 3). */
export const PLATFORM_SOURCES = [MINTLINE, 'OPEN_SEA'] as const

/** A marketplace with statistics. */
export type PlatformSource = (typeof PLATFORM_SOURCES)[number]

/** Indexer: sides of trade by which users are ranked; lower case, as in the specification (indexer-api, section 3). */
export const USER_TYPES = ['sellers', 'buyers'] as const

/** A side of trade by which users are ranked. */
export type UserType = (typeof USER_TYPES)[number]

/** Indexer: sort orders of bids grouped by price (indexer-api, section 3). */
export const BIDS_BY_PRICE_SORTS = ['PRICE', 'VOLUME_NATIVE'] as const

/** A sort order of bids grouped by price. */
export type BidsByPriceSort = (typeof BIDS_BY_PRICE_SORTS)[number]
