import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { collectionKey } from '../../database/keys/index.ts'
import { tradesBetween } from '../analytics/tradesBetween.ts'
import { coinTypeOf, isCoinOf } from '../leaderboards/coinTypes.ts'
import type { Reader } from '../reader.ts'

/** A collection as it is now, with its sales until now, each amount in coins and in US dollars; undefined = it is not known. */
export async function collectionStatistics(reader: Reader, id: CollectionIdParts, now: Date) {
  const key = collectionKey(id)
  const row = await reader
    .selectFrom('collections')
    .select([
      'item_count',
      'owner_count',
      'listed_count',
      'floor_price',
      'floor_currency',
      'floor_usd',
      sql<string | null>`trim_scale(floor_price * item_count)`.as('cap'),
      sql<string | null>`trim_scale(floor_usd * item_count)`.as('cap_usd'),
    ])
    .where('id', '=', key)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const [sums] = (await tradesBetween(reader, [key], [new Date(0), now]))(key)
  const isInCoins = row.floor_currency !== null && isCoinOf(key, row.floor_currency)
  const amounts = (coins: string | null | undefined, usd: string | null | undefined) => [
    ...(coins == null ? [] : [{ currency: coinTypeOf(key), value: coins }]),
    ...(usd == null ? [] : [{ currency: 'USD' as const, value: usd }]),
  ]
  return {
    highestSale: amounts(sums?.highest, sums?.highestUsd),
    floorPrice: amounts(isInCoins ? row.floor_price : null, row.floor_usd),
    marketCap: amounts(isInCoins ? row.cap : null, row.cap_usd),
    volume: amounts(sums?.volume, sums?.volumeUsd),
    listed: Number(row.listed_count),
    items: Number(row.item_count),
    owners: Number(row.owner_count),
  }
}
