import { collectionIdOf } from '../ids/texts.ts'
import { inCoinOf, priceWithUsd, unpricedSalesOf } from './amounts.ts'
import type { BoardRow } from './boardRow.ts'
import type { FloorHistory } from './floorHistory.ts'

/** A collection on a leaderboard, as the APIs show it. */
export type LeaderboardModel = ReturnType<typeof leaderboardModel>

/** Converts a row to a collection with its floor price history. */
export const leaderboardModel = (row: BoardRow, floorHistory: FloorHistory) => ({
  id: collectionIdOf(row.collection),
  sales: Number(row.sale_count),
  volume: inCoinOf(row.collection, row.volume, row.volume_usd),
  ...unpricedSalesOf(row),
  floorChangePercent: row.floor_change ?? undefined,
  floorHistory,
  globalStats: {
    listed: Number(row.listed_count),
    items: Number(row.item_count),
    owners: Number(row.owner_count),
    floor: priceWithUsd(row.floor_price, row.floor_currency, row.floor_usd),
    topOffer: priceWithUsd(row.bid_price, row.bid_currency, row.bid_usd),
  },
})
