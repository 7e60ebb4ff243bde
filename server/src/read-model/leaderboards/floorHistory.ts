import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import { sql } from 'kysely'
import { periodTimes } from '../analytics/periods.ts'
import { evenTimes } from '../analytics/timeRange.ts'
import type { Reader } from '../reader.ts'

/** Points of a history. */
const POINTS = 25

/** Floor prices in coins by their times in milliseconds since 1970; times at which nothing was for sale are left out. */
export interface FloorHistory {
  readonly timestamps: number[]
  readonly values: string[]
}

/**
 * Times of a history that ends when a board is written: evenly spaced, each with the lowest price until the next, the last
 * one with the price at the end.
 *
 * @param first - where a history of all time begins; null = where the period does
 */
export const historyTimes = (period: AnalyticsPeriod, first: Date | null, end: Date): Date[] =>
  evenTimes({ from: first ?? periodTimes(period, end)[1], to: end }, POINTS)

/** Histories of the floor prices of collections, as the board of a period has them. */
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
      // In one statement, so that prices and times are of the same minute.
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
