import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import { inOrder } from '../ids/inOrder.ts'
import { collectionIdOf } from '../ids/texts.ts'
import { inCoinOf, unpricedSalesOf } from '../leaderboards/amounts.ts'
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
