import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { collectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { type RangeContext, type RangeParts, stepTimes, timeRange } from './timeRange.ts'

/** A graph's collection and time range. */
export interface GraphRequest {
  readonly collection: CollectionIdParts
  /** Undefined = the default range. */
  readonly filters?: RangeParts | undefined
  /** Period to use if the filters have none. Default: 30 days. */
  readonly usual?: RangeContext['usual'] | undefined
  readonly now: Date
}

/** A collection's values over time. Dates are the begins of intervals; values with the same index belong to them. */
export interface Graph {
  /** ISO 8601. */
  readonly historicalDates: string[]
  /** Decimal text. */
  readonly historicalValues: string[]
  /** Undefined = unknown. */
  readonly currentValue: string | undefined
}

/** Returns a collection's key, and the times for its graph, at least one; undefined = unknown collection. */
export async function graphTimes(
  reader: Reader,
  { collection, filters = {}, usual = 'D30', now }: GraphRequest,
) {
  const known = await beginningOf(reader, collection)
  if (known === undefined) return undefined
  const range = timeRange(filters, { now, beginning: known.beginning, usual })
  return { key: known.key, times: stepTimes(range), whole: [range.from, range.to] }
}

/**
 * Builds a graph, without times whose value is unknown.
 *
 * @param values - by time index
 * @param current - undefined = unknown
 */
export function graphOf(
  times: readonly Date[],
  values: readonly (string | undefined)[],
  current: string | undefined,
): Graph {
  const points = values.flatMap((value, index) => {
    const date = times[index]?.toISOString()
    return date === undefined || value === undefined ? [] : [{ date, value }]
  })
  return {
    historicalDates: points.map(({ date }) => date),
    historicalValues: points.map(({ value }) => value),
    currentValue: current,
  }
}

/** Returns a collection's key, and when its history begins; undefined = unknown collection. */
export async function beginningOf(
  reader: Reader,
  id: CollectionIdParts,
): Promise<{ readonly key: Buffer; readonly beginning: Date } | undefined> {
  const key = collectionKey(id)
  const { rows } = await sql<{ beginning: Date }>`
    select least(
      created_at,
      (select min(at) from trades_5m where collection = id),
      (select min(at) from floors where collection = id)
    ) as beginning
    from collections where id = ${key}
  `.execute(reader)
  const [row] = rows
  return row && { key, beginning: row.beginning }
}
