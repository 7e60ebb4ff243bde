import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { isInCoins } from '../../database/coins.ts'
import { collectionKey } from '../../database/keys/index.ts'
import { inOrder } from '../ids/rowsByKeys.ts'
import { collectionIdOf } from '../ids/texts.ts'
import { inCoinOf, priceWithUsd, unpricedSalesOf } from '../leaderboards/amounts.ts'
import { boardRows, NOT_ON_BOARD } from '../leaderboards/boardPage.ts'
import type { Reader } from '../reader.ts'

/** Returns the collections' current state, and their sales volume from the board. Unknown collections are left out. */
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
      isInCoins(sql.ref('chain'), sql.ref('floor_currency')).as('is_floor_in_coins'),
    ])
    .where('id', 'in', keys)
    .execute()
  const board = await boardRows(reader, { period: 'ALL', source: 'ALL' }, keys)
  const byKey = new Map(board.map((row) => [row.collection.toString('hex'), row]))
  return inOrder(keys, rows, ({ id }) => id).map((row) => {
    const sums = byKey.get(row.id.toString('hex')) ?? NOT_ON_BOARD
    return {
      id: collectionIdOf(row.id),
      listed: Number(row.listed_count),
      items: Number(row.item_count),
      owners: Number(row.owner_count),
      floor: priceWithUsd(row.floor_price, row.floor_currency, row.floor_usd),
      isFloorInCoins: row.is_floor_in_coins ?? false,
      volume: inCoinOf(row.id, sums.volume, sums.volume_usd),
      ...unpricedSalesOf(sums),
    }
  })
}

/** A collection's statistics as the APIs show them. */
export type GlobalStatisticsModel = Awaited<ReturnType<typeof globalStatistics>>[number]
