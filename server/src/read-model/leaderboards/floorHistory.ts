import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import { sql } from 'kysely'
import { periodTimes } from '../analytics/periods.ts'
import { evenTimes } from '../analytics/timeRange.ts'
import type { Reader } from '../reader.ts'

/** Number of points in a history. */
const POINTS = 25

/** Floor prices in coins. Timestamps are milliseconds since 1970; times without a listing are left out. */
export interface FloorHistory {
  readonly timestamps: number[]
  readonly values: string[]
}

/**
 * Returns the times for a history that ends when its board is written. They are evenly spaced: each has the lowest
 * price until the next time, and the last one the price at the end.
 *
 * @param first - where an all-time history begins; null = where the period begins
 */
export const historyTimes = (period: AnalyticsPeriod, first: Date | null, end: Date): Date[] =>
  evenTimes({ from: first ?? periodTimes(period, end)[1], to: end }, POINTS)

/** Returns a lookup for floor price histories by collection, as the period's board has them. */
export async function floorHistories(
  reader: Reader,
  period: AnalyticsPeriod,
  collections: readonly Buffer[],
): Promise<(collection: Buffer) => FloorHistory> {
  if (collections.length === 0) return () => EMPTY
  const rows = await reader
    .selectFrom('floor_histories')
    .select((from) => [
      'collection',
      'begins_at',
      'prices',
      // Uses one statement, so that prices and times are from the same minute.
      from
        .selectFrom('leaderboard_refreshes')
        .select('began_at')
        .where('leaderboard_refreshes.period', '=', period)
        .as('ends_at'),
    ])
    .where('period', '=', period)
    .where('collection', '=', sql<Buffer>`any(${collections}::bytea[])`)
    .execute()
  const histories = new Map(
    rows.map(({ collection, begins_at: first, ends_at: end, prices }) => [
      collection.toString('hex'),
      end === null ? EMPTY : historyOf(historyTimes(period, first, end), prices),
    ]),
  )
  return (collection) => histories.get(collection.toString('hex')) ?? EMPTY
}

const EMPTY: FloorHistory = { timestamps: [], values: [] }

function historyOf(times: readonly Date[], prices: readonly (string | null)[]): FloorHistory {
  const points = times.flatMap((time, index) => {
    const value = prices[index]
    return value == null ? [] : [{ time, value }]
  })
  return {
    timestamps: points.map(({ time }) => time.getTime()),
    values: points.map(({ value }) => value),
  }
}
