import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../../database/keys/index.ts'
import { inOrder } from '../ids/inOrder.ts'
import { collectionIdOf } from '../ids/texts.ts'
import { inCoinOf, priceWithUsd } from '../leaderboards/amounts.ts'
import { boardRows, NOT_ON_BOARD } from '../leaderboards/boardPage.ts'
import type { Reader } from '../reader.ts'

/** Collections as they are now, each with the worth of its sales as its board has them. Those that are not known are left out. */
export async function globalStatistics(reader: Reader, ids: readonly CollectionIdParts[]) {
  if (ids.length === 0) return []
  const keys = ids.map(collectionKey)
  const rows = await reader
    .selectFrom('collections')
    .select([
      'id',
      'item_count',
      'owner_count',
      'listed_count',
      'floor_price',
      'floor_currency',
      'floor_usd',
    ])
    .where('id', 'in', keys)
    .execute()
  const board = await boardRows(reader, { period: 'ALL', source: 'ALL' }, keys)
  const byKey = new Map(board.map((row) => [row.collection.toString('hex'), row]))
  return inOrder(keys, rows, ({ id }) => id).map((row) => {
    const { volume, volume_usd: volumeUsd } = byKey.get(row.id.toString('hex')) ?? NOT_ON_BOARD
    return {
      id: collectionIdOf(row.id),
      listed: Number(row.listed_count),
      items: Number(row.item_count),
      owners: Number(row.owner_count),
      floor: priceWithUsd(row.floor_price, row.floor_currency, row.floor_usd),
      volume: inCoinOf(row.id, volume, volumeUsd),
    }
  })
}

/** Statistics of a collection as interfaces show them. */
export type GlobalStatisticsModel = Awaited<ReturnType<typeof globalStatistics>>[number]
