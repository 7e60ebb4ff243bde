import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** Minimum rest for a board, as a multiple of the time it took to write: sums over years are not made each minute. */
const REST = 30

/** Returns periods with due boards: never written, or fully rested. */
export async function duePeriods(
  reader: Kysely<DB>,
  now: Date,
): Promise<readonly AnalyticsPeriod[]> {
  const known = await reader.selectFrom('leaderboard_refreshes').selectAll().execute()
  const resting = known.filter(({ began_at: began, took_ms: took }) => {
    const age = now.getTime() - began.getTime()
    // The clock may have been set back.
    return age >= 0 && age < REST * Number(took)
  })
  const names = new Set(resting.map(({ period }) => period))
  return ANALYTICS_PERIODS.filter((period) => !names.has(period))
}

/** Records when a board was written, and how many milliseconds that took. */
export async function recordRefresh(
  transaction: Transaction<DB>,
  period: AnalyticsPeriod,
  now: Date,
  took: number,
): Promise<void> {
  const times = { began_at: now, took_ms: String(Math.ceil(took)) }
  await transaction
    .insertInto('leaderboard_refreshes')
    .values({ period, ...times })
    .onConflict((conflict) => conflict.column('period').doUpdateSet(times))
    .execute()
}
