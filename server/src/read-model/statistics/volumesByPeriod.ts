import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import { anyOf } from '../../database/anyOf.ts'
import { groupBy } from '../../database/groupBy.ts'
import { keyText } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Paid in a period, as its board has it. */
export interface PeriodVolume {
  readonly period: AnalyticsPeriod
  /** In coins of the blockchain, and in US dollars; undefined = no sale has a rate. */
  readonly volume: string | undefined
  readonly volumeUsd: string | undefined
  /** Percent of the period before; undefined where that had nothing, or has no rate. */
  readonly changePercent: string | undefined
}

/** Sums that were paid for items of collections in each period, by the keys of the collections. */
export async function volumesByPeriod(
  reader: Reader,
  collections: readonly Buffer[],
): Promise<(collection: Buffer) => readonly PeriodVolume[]> {
  if (collections.length === 0) return () => []
  const rows = await reader
    .selectFrom('leaderboards')
    .select(['collection', 'period', 'volume', 'volume_usd', 'volume_change', 'volume_usd_change'])
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
      changePercent: row.volume_usd_change ?? row.volume_change ?? undefined,
    }))
}
