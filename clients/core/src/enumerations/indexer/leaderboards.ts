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
