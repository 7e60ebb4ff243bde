import { collectionIdOf } from '../ids/texts.ts'
import { amountIn } from './amounts.ts'
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

/** The collection of a row. Sales without a rate are left out of its sums, which are undefined where none has one. */
export function rankingModel(row: RankingRow) {
  const coin = coinTypeOf(row.collection)
  return {
    id: collectionIdOf(row.collection),
    volumeUsd: changing(amountIn('USD', row.volume_usd), row.volume_usd_change),
    volumeNative: amountIn(coin, row.volume),
    itemsBought: Number(row.copy_count),
    floorPrice: floorOf(row),
    listed: Number(row.listed_count),
    totalItemSupply: Number(row.item_count),
    ownersCount: Number(row.owner_count),
  }
}

const changing = <Amount>(amount: Amount | undefined, percent: string | null) =>
  amount && { ...amount, changePercent: percent ?? undefined }

/** The floor price, where it is in coins or worth is known in US dollars: tokens are no currency types. */
function floorOf(row: RankingRow) {
  const { floor_price: price, floor_currency: currency, floor_usd: usd, collection } = row
  if (price === null || currency === null) return undefined
  if (isCoinOf(collection, currency)) {
    return changing(amountIn(coinTypeOf(collection), price), row.floor_change)
  }
  return changing(amountIn('USD', usd), null)
}
