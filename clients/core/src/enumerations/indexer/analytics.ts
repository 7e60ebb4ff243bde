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
