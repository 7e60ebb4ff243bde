import { type RawBuilder, sql } from 'kysely'
import {
  FIVE_MINUTES,
  FIVE_MINUTES_INTERVAL,
  SALE_SUMS,
  sales,
} from '../../database/trades/sales.ts'
import type { Reader } from '../reader.ts'

/** Sales totals for a collection in one interval. Amounts are decimal text in whole units. */
export interface MarketSums {
  readonly sales: number
  /** Number of sold copies, as text. */
  readonly copies: string
  /** Total paid, in the blockchain's coins and in US dollars; null = no sale has a rate. */
  readonly volume: string | null
  readonly volumeUsd: string | null
  /** Number of sales that each total lacks, as no rate is known for them. */
  readonly unpriced: number
  readonly unpricedUsd: number
}

/** Totals for all sales in a collection in one interval. */
export interface TradeSums extends MarketSums {
  /** Highest price per copy. */
  readonly highest: string | null
  readonly highestUsd: string | null
  /** Sales on the platform's own market, and on all others. */
  readonly own: MarketSums
  readonly external: MarketSums
}

/** Returns a collection's totals, one per interval. */
export type TradesOf = (collection: Buffer) => readonly TradeSums[]

interface Row {
  readonly collection: Buffer
  readonly interval: number
  readonly sales: string
  readonly copies: string
  readonly volume: string | null
  readonly volumeUsd: string | null
  readonly highest: string | null
  readonly highestUsd: string | null
  readonly ownSales: string
  readonly ownCopies: string
  readonly ownVolume: string | null
  readonly ownVolumeUsd: string | null
  readonly externalSales: string
  readonly externalCopies: string
  readonly externalVolume: string | null
  readonly externalVolumeUsd: string | null
  readonly unpriced: string
  readonly unpricedUsd: string
  readonly ownUnpriced: string
  readonly ownUnpricedUsd: string
  readonly externalUnpriced: string
  readonly externalUnpricedUsd: string
}

const NO_SALES: MarketSums = {
  sales: 0,
  copies: '0',
  volume: null,
  volumeUsd: null,
  unpriced: 0,
  unpricedUsd: 0,
}

const NOTHING: TradeSums = {
  ...NO_SALES,
  highest: null,
  highestUsd: null,
  own: NO_SALES,
  external: NO_SALES,
}

/**
 * Five-minute buckets that contain one of the times. Their totals cannot be used, so their sales are summed one by one.
 */
interface DividedMinutes {
  /** When they begin, deduplicated. */
  readonly begins: Date[]
  /** Joins activities with these buckets, for `sales`. */
  readonly join: RawBuilder<unknown>
}

/**
 * Sums up sales per collection in the intervals between times, each including its begin and excluding its end. Totals
 * are exact for any times: if one falls inside a five-minute bucket, that bucket's sales are summed one by one.
 *
 * @param times - ascending; two times give one interval
 */
export async function tradesBetween(
  reader: Reader,
  collections: readonly Buffer[],
  times: readonly Date[],
): Promise<TradesOf> {
  const keys = sql`${[...collections]}::bytea[]`
  const [first, last] = [times[0], times.at(-1)]
  const { begins, join } = dividedMinutes(times)
  const where = sql`activities.collection = any(${keys}) and activities.at >= ${first} and activities.at < ${last}`
  const { rows } = await sql<Row>`
    select collection, width_bucket(at, ${[...times]}::timestamptz[]) as interval, sum(sale_count) as sales,
      sum(copy_count) as copies, trim_scale(sum(volume)) as volume, trim_scale(sum(volume_usd)) as "volumeUsd",
      max(highest_price) as highest, max(highest_usd) as "highestUsd", sum(own_sale_count) as "ownSales",
      sum(own_copy_count) as "ownCopies", trim_scale(sum(own_volume)) as "ownVolume",
      trim_scale(sum(own_volume_usd)) as "ownVolumeUsd", sum(sale_count - own_sale_count) as "externalSales",
      sum(copy_count - own_copy_count) as "externalCopies",
      trim_scale(sum(external_volume)) as "externalVolume",
      trim_scale(sum(external_volume_usd)) as "externalVolumeUsd",
      sum(unpriced_count) as unpriced, sum(unpriced_usd_count) as "unpricedUsd",
      sum(own_unpriced_count) as "ownUnpriced", sum(own_unpriced_usd_count) as "ownUnpricedUsd",
      sum(unpriced_count - own_unpriced_count) as "externalUnpriced",
      sum(unpriced_usd_count - own_unpriced_usd_count) as "externalUnpricedUsd"
    from (
      select * from trades_5m
      where collection = any(${keys}) and at >= ${first} and at < ${last} and at <> all(${begins}::timestamptz[])
      union all
      select collection, at, ${SALE_SUMS} from (${sales({ join, where })}) as sales group by 1, 2
    ) as pieces
    group by 1, 2
  `.execute(reader)
  const byPlace = new Map(rows.map((row) => [placeOf(row.collection, row.interval), sumsOf(row)]))
  return (collection) =>
    times.slice(1).map((_, index) => byPlace.get(placeOf(collection, index + 1)) ?? NOTHING)
}

const placeOf = (collection: Buffer, interval: number) =>
  `${collection.toString('hex')} ${interval}`

const sumsOf = (row: Row): TradeSums => ({
  sales: Number(row.sales),
  copies: row.copies,
  volume: row.volume,
  volumeUsd: row.volumeUsd,
  unpriced: Number(row.unpriced),
  unpricedUsd: Number(row.unpricedUsd),
  highest: row.highest,
  highestUsd: row.highestUsd,
  own: {
    sales: Number(row.ownSales),
    copies: row.ownCopies,
    volume: row.ownVolume,
    volumeUsd: row.ownVolumeUsd,
    unpriced: Number(row.ownUnpriced),
    unpricedUsd: Number(row.ownUnpricedUsd),
  },
  external: {
    sales: Number(row.externalSales),
    copies: row.externalCopies,
    volume: row.externalVolume,
    volumeUsd: row.externalVolumeUsd,
    unpriced: Number(row.externalUnpriced),
    unpricedUsd: Number(row.externalUnpricedUsd),
  },
})

/** Returns the five-minute buckets that contain one of the times. */
export function dividedMinutes(times: readonly Date[]): DividedMinutes {
  const inside = times.map((time) => time.getTime()).filter((time) => time % FIVE_MINUTES !== 0)
  const each = new Set(inside.map((time) => Math.floor(time / FIVE_MINUTES) * FIVE_MINUTES))
  const begins = [...each].map((begin) => new Date(begin))
  const join = sql`
    join unnest(${begins}::timestamptz[]) as divided (at)
      on activities.at >= divided.at and activities.at < divided.at + ${FIVE_MINUTES_INTERVAL}`
  return { begins, join }
}
