import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isInCoins } from '../../database/coins.ts'
import { collectionKey } from '../../database/keys/index.ts'
import { knownSum } from '../analytics/knownSum.ts'
import { tradesBetween } from '../analytics/tradesBetween.ts'
import { inOrder } from '../ids/rowsByKeys.ts'
import { collectionIdOf } from '../ids/texts.ts'
import { someOf } from '../leaderboards/amounts.ts'
import { coinTypeOf } from '../leaderboards/traderRanking.ts'
import type { Reader } from '../reader.ts'

/**
 * Returns the collections' current state and all sales until `now`, with each amount in coins and in US dollars.
 * Unknown collections are left out.
 */
export async function collectionStatistics(
  reader: Reader,
  ids: readonly CollectionIdParts[],
  now: Date,
) {
  const keys = ids.map(collectionKey)
  const rows = await reader
    .selectFrom('collections')
    .select([
      'id',
      'item_count',
      'owner_count',
      'listed_count',
      'floor_price',
      isInCoins(sql.ref('chain'), sql.ref('floor_currency')).as('is_floor_in_coins'),
      'floor_usd',
      sql<string | null>`trim_scale(floor_price * item_count)`.as('cap'),
      sql<string | null>`trim_scale(floor_usd * item_count)`.as('cap_usd'),
    ])
    .where('id', '=', anyOf(keys))
    .execute()
  const tradesOf = await tradesBetween(reader, keys, [new Date(0), now])
  return inOrder(keys, rows, ({ id }) => id).map((row) => {
    const [sums] = tradesOf(row.id)
    const amounts = (coins: string | null | undefined, usd: string | null | undefined) => [
      ...(coins == null ? [] : [{ currency: coinTypeOf(row.id), value: coins }]),
      ...(usd == null ? [] : [{ currency: 'USD' as const, value: usd }]),
    ]
    return {
      id: collectionIdOf(row.id),
      highestSale: amounts(sums?.highest, sums?.highestUsd),
      floorPrice: amounts(row.is_floor_in_coins ? row.floor_price : null, row.floor_usd),
      marketCap: amounts(row.is_floor_in_coins ? row.cap : null, row.cap_usd),
      volume: sums
        ? amounts(knownSum(sums.volume, sums.sales), knownSum(sums.volumeUsd, sums.sales))
        : [],
      unpricedSales: someOf(sums?.unpriced ?? 0),
      unpricedSalesUsd: someOf(sums?.unpricedUsd ?? 0),
      listed: Number(row.listed_count),
      items: Number(row.item_count),
      owners: Number(row.owner_count),
    }
  })
}

/** A collection's statistics as the APIs show them. */
export type CollectionStatisticsModel = Awaited<ReturnType<typeof collectionStatistics>>[number]
