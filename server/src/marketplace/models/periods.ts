import type { AnalyticsPeriod, LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import type { StatisticsPeriod } from '@mintline/core/enumerations/marketplace'

/** Periods of boards by those of version 4. */
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

/** The period of version 4 that is one of the indexer, which has two more. */
export const periodOf = (period: AnalyticsPeriod): StatisticsPeriod | undefined =>
  PERIODS.get(period)
