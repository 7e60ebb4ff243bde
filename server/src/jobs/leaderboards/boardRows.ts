import { MINTLINE } from '@mintline/core'
import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type { Insertable } from 'kysely'
import type { Leaderboards } from '../../database/tables.ts'
import { knownSum } from '../../read-model/analytics/knownSum.ts'
import type { MarketSums, TradeSums } from '../../read-model/analytics/tradesBetween.ts'
import { percentChange } from './percentChange.ts'
import type { BoardTable } from './writeBoardRows.ts'

/** A board's row. */
export type BoardRow = Insertable<Leaderboards>

/** The table of collection boards. */
export const COLLECTION_BOARDS: BoardTable<BoardRow, 'period' | 'source' | 'collection'> = {
  name: 'leaderboards',
  keys: { period: 'text', source: 'text', collection: 'bytea' },
  values: {
    chain: 'smallint',
    sale_count: 'bigint',
    copy_count: 'numeric',
    volume: 'numeric',
    volume_usd: 'numeric',
    unpriced_count: 'bigint',
    unpriced_usd_count: 'bigint',
    volume_change: 'numeric',
    volume_usd_change: 'numeric',
    sale_change: 'numeric',
    floor_change: 'numeric',
    item_count: 'bigint',
    owner_count: 'bigint',
    listed_count: 'bigint',
    floor_price: 'numeric',
    floor_currency: 'bytea',
    floor_usd: 'numeric',
    bid_price: 'numeric',
    bid_currency: 'bytea',
    bid_usd: 'numeric',
  },
}

/** Columns copied from the collection. */
export type CollectionColumns = Pick<
  BoardRow,
  | 'collection'
  | 'chain'
  | 'item_count'
  | 'owner_count'
  | 'listed_count'
  | 'floor_price'
  | 'floor_currency'
  | 'floor_usd'
  | 'bid_price'
  | 'bid_currency'
  | 'bid_usd'
>

/**
 * A collection's sums and floors: those for the period before and at the period's start, then those for the period and
 * now.
 */
export interface BoardFacts {
  readonly trades: readonly [TradeSums, TradeSums]
  readonly floors: readonly [string | undefined, string | undefined]
}

/** Returns a collection's rows on a period's board: one for all sales, and one for each market with sales. */
export function boardRows(
  period: AnalyticsPeriod,
  collection: CollectionColumns,
  { trades: [before, now], floors }: BoardFacts,
): BoardRow[] {
  const common = { ...collection, period, floor_change: percentChange(...floors) }
  return [
    { ...common, source: 'ALL', ...salesColumns(before, now) },
    ...(now.own.sales > 0
      ? [{ ...common, source: MINTLINE, ...salesColumns(before.own, now.own) }]
      : []),
    ...(now.external.sales > 0
      ? [{ ...common, source: 'EXTERNAL', ...salesColumns(before.external, now.external) }]
      : []),
  ]
}

function salesColumns(before: MarketSums, now: MarketSums) {
  const volume = knownSum(now.volume, now.sales)
  const volumeUsd = knownSum(now.volumeUsd, now.sales)
  return {
    sale_count: now.sales,
    copy_count: now.copies,
    volume: volume ?? null,
    volume_usd: volumeUsd ?? null,
    unpriced_count: now.unpriced,
    unpriced_usd_count: now.unpricedUsd,
    volume_change: percentChange(before.volume, volume),
    volume_usd_change: percentChange(before.volumeUsd, volumeUsd),
    sale_change: percentChange(String(before.sales), String(now.sales)),
  }
}
