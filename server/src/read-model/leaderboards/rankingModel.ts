import { collectionIdOf } from '../ids/texts.ts'
import { amountIn, unpricedSalesOf } from './amounts.ts'
import type { BoardRow } from './boardRow.ts'
import { coinTypeOf, isCoinOf } from './coinTypes.ts'

/** A collection in a ranking, as the APIs show it. */
export type RankingModel = ReturnType<typeof rankingModel>

/** Board columns that a ranking shows. */
export type RankingRow = Pick<
  BoardRow,
  | ('collection' | 'volume' | 'volume_usd' | 'volume_usd_change' | 'copy_count')
  | ('unpriced_count' | 'unpriced_usd_count')
  | ('floor_price' | 'floor_currency' | 'floor_usd' | 'floor_change')
  | ('listed_count' | 'item_count' | 'owner_count')
>

/**
 * Converts a row to a ranked collection. Totals leave out sales without a rate, whose number is beside them, and are
 * undefined if no sale has one.
 */
export function rankingModel(row: RankingRow) {
  const coin = coinTypeOf(row.collection)
  return {
    id: collectionIdOf(row.collection),
    volumeUsd: changing(amountIn('USD', row.volume_usd), row.volume_usd_change),
    volumeNative: amountIn(coin, row.volume),
    ...unpricedSalesOf(row),
    itemsBought: Number(row.copy_count),
    floorPrice: floorOf(row),
    listed: Number(row.listed_count),
    totalItemSupply: Number(row.item_count),
    ownersCount: Number(row.owner_count),
  }
}

const changing = <Amount>(amount: Amount | undefined, percent: string | null) =>
  amount && { ...amount, changePercent: percent ?? undefined }

/** Returns the floor price if it is in coins or has a known value in US dollars: tokens are not currency types. */
function floorOf(row: RankingRow) {
  const { floor_price: price, floor_currency: currency, floor_usd: usd, collection } = row
  if (price === null || currency === null) return undefined
  if (isCoinOf(collection, currency)) {
    return changing(amountIn(coinTypeOf(collection), price), row.floor_change)
  }
  return changing(amountIn('USD', usd), null)
}
