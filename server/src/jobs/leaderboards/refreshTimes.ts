import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** Rest of a board, as a multiple of the time that it took to write: sums of years are not made each minute. */
const REST = 30

/** Periods whose boards are due at a time: those that were never written, and those that have rested. */
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

/** Records that a board was written as of a time, and the milliseconds that it took. */
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
