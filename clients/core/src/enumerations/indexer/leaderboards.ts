/**
 * Indexer: periods of leaderboards: minutes (MIN), hours (H), days (D) (indexer-api, section 3).
 */
export const LEADERBOARD_PERIODS = ['MIN5', 'MIN30', 'H1', 'H6', 'D1', 'D7', 'D30', 'ALL'] as const

/** A period of leaderboards. */
export type LeaderboardPeriod = (typeof LEADERBOARD_PERIODS)[number]

/** Indexer: sort keys of leaderboards (indexer-api, section 3). */
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

/** A sort key of leaderboards. */
export type LeaderboardSort = (typeof LEADERBOARD_SORTS)[number]

/** Indexer: sort directions of leaderboards (indexer-api, section 3). */
export const LEADERBOARD_DIRECTIONS = ['ASC', 'DESC'] as const

/** A sort direction of leaderboards. */
export type LeaderboardDirection = (typeof LEADERBOARD_DIRECTIONS)[number]

/** Indexer: sort keys of the leaderboard of trades (indexer-api, section 3). */
export const TRADES_LEADERBOARD_SORTS = [
  'VOLUME_USD_ASC',
  'VOLUME_USD_DESC',
  'COLLECTION_ASC',
  'COLLECTION_DESC',
] as const

/** A sort key of the leaderboard of trades. */
export type TradesLeaderboardSort = (typeof TRADES_LEADERBOARD_SORTS)[number]
