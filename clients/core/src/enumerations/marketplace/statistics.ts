/**
 * Marketplace: statistics periods: minutes (M), hours (H), then by name (marketplace-api,
 * section 3).
 */
export const STATISTICS_PERIODS = [
  'M5',
  'M30',
  'H1',
  'H6',
  'DAY',
  'WEEK',
  'MONTH',
  'TOTAL',
] as const

/** A statistics period. */
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number]
