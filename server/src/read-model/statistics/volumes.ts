import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { groupBy } from '../../database/groupBy.ts'
import { collectionKey, keyText } from '../../database/keys/index.ts'
import { inOrder } from '../ids/rowsByKeys.ts'
import { collectionIdOf } from '../ids/texts.ts'
import { inCoinOf, type UnpricedSales, unpricedSalesOf } from '../leaderboards/amounts.ts'
import { boardRows, NOT_ON_BOARD } from '../leaderboards/boardPage.ts'
import type { Reader } from '../reader.ts'

/** Returns the collections' sales in a period, from the leaderboards. Unknown collections are left out. */
export async function periodStatistics(
  reader: Reader,
  ids: readonly CollectionIdParts[],
  period: AnalyticsPeriod,
) {
  if (ids.length === 0) return []
  const keys = ids.map(collectionKey)
  const known = await reader
    .selectFrom('collections')
    .select('id')
    .where('id', 'in', keys)
    .execute()
  const board = await boardRows(reader, { period, source: 'ALL' }, keys)
  const byKey = new Map(board.map((row) => [row.collection.toString('hex'), row]))
  return inOrder(keys, known, ({ id }) => id).map(({ id }) => {
    const row = byKey.get(id.toString('hex')) ?? NOT_ON_BOARD
    return {
      id: collectionIdOf(id),
      period,
      volume: inCoinOf(id, row.volume, row.volume_usd),
      ...unpricedSalesOf(row),
      floorChangePercent: row.floor_change ?? undefined,
    }
  })
}

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
