import { collectionIdOf } from '../ids/texts.ts'
import type { BoardRow } from './boardRow.ts'
import { coinTypeOf, isCoinOf } from './coinTypes.ts'

/** A collection in a ranking, as interfaces show it. */
export type RankingModel = ReturnType<typeof rankingModel>

/** Part of a row of its board that a ranking shows. */
export type RankingRow = Pick<
  BoardRow,
  | ('collection' | 'volume' | 'volume_usd' | 'volume_usd_change' | 'copy_count')
  | ('floor_price' | 'floor_currency' | 'floor_usd' | 'floor_change')
  | ('listed_count' | 'item_count' | 'owner_count')
>

/** The collection of a row. Sales whose rate is not known are worth nothing in its sums. */
export function rankingModel(row: RankingRow) {
  const coin = coinTypeOf(row.collection)
  return {
    id: collectionIdOf(row.collection),
    volumeUsd: {
      currency: 'USD' as const,
      value: row.volume_usd ?? '0',
      changePercent: row.volume_usd_change ?? undefined,
    },
    volumeNative: { currency: coin, value: row.volume },
    itemsBought: Number(row.copy_count),
    floorPrice: floorOf(row),
    listed: Number(row.listed_count),
    totalItemSupply: Number(row.item_count),
    ownersCount: Number(row.owner_count),
  }
}

/** The floor price, where it is in coins or worth is known in US dollars: tokens are no currency types. */
function floorOf(row: RankingRow) {
  const { floor_price: price, floor_currency: currency, floor_usd: usd, collection } = row
  if (price === null || currency === null) return undefined
  const changePercent = row.floor_change ?? undefined
  if (isCoinOf(collection, currency)) {
    return { currency: coinTypeOf(collection), value: price, changePercent }
  }
  return usd === null
    ? undefined
    : { currency: 'USD' as const, value: usd, changePercent: undefined }
}
