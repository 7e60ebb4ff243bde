import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import { anyOf } from '../../database/anyOf.ts'
import { groupBy } from '../../database/groupBy.ts'
import { keyText } from '../../database/keys/index.ts'
import { type UnpricedSales, unpricedSalesOf } from '../leaderboards/amounts.ts'
import type { Reader } from '../reader.ts'

/** A period's sales volume, from its board. */
export interface PeriodVolume extends UnpricedSales {
  readonly period: AnalyticsPeriod
  /** In the blockchain's coins, and in US dollars; undefined = no sale has a rate. */
  readonly volume: string | undefined
  readonly volumeUsd: string | undefined
  /** Change from the previous period, in percent; undefined if that one had no sales or no rate. */
  readonly changePercent: string | undefined
}

/** Returns a lookup for each period's sales volume by collection key. */
export async function volumesByPeriod(
  reader: Reader,
  collections: readonly Buffer[],
): Promise<(collection: Buffer) => readonly PeriodVolume[]> {
  if (collections.length === 0) return () => []
  const rows = await reader
    .selectFrom('leaderboards')
    .select(['collection', 'period', 'volume', 'volume_usd', 'volume_change', 'volume_usd_change'])
    .select(['unpriced_count', 'unpriced_usd_count'])
    .where('source', '=', 'ALL')
    .where('collection', '=', anyOf(collections))
    .orderBy('period')
    .execute()
  const known = groupBy(rows, ({ collection }) => keyText(collection))
  return (collection) =>
    (known.get(keyText(collection)) ?? []).map((row) => ({
      period: row.period as AnalyticsPeriod,
      volume: row.volume ?? undefined,
      volumeUsd: row.volume_usd ?? undefined,
      ...unpricedSalesOf(row),
      changePercent: row.volume_usd_change ?? row.volume_change ?? undefined,
    }))
}
