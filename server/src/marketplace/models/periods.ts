import type { AnalyticsPeriod, LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import type { StatisticsPeriod } from '@mintline/core/enumerations/marketplace'

/** Leaderboard periods by version 4 period. */
export const BOARD_PERIODS: Readonly<Record<StatisticsPeriod, LeaderboardPeriod>> = {
  M5: 'MIN5',
  M30: 'MIN30',
  H1: 'H1',
  H6: 'H6',
  DAY: 'D1',
  WEEK: 'D7',
  MONTH: 'D30',
  TOTAL: 'ALL',
}

const PERIODS: ReadonlyMap<AnalyticsPeriod, StatisticsPeriod> = new Map(
  Object.entries(BOARD_PERIODS).map(([shown, period]) => [period, shown as StatisticsPeriod]),
)

/** Returns the version 4 period for an indexer period; undefined for the two that version 4 lacks. */
export const periodOf = (period: AnalyticsPeriod): StatisticsPeriod | undefined =>
  PERIODS.get(period)
