import { getCollectionBuyersStatistics } from './getCollectionBuyersStatistics.ts'
import { getCollectionFloorPriceStatistics } from './getCollectionFloorPriceStatistics.ts'
import { getCollectionSellersStatistics } from './getCollectionSellersStatistics.ts'
import { getCollectionStats } from './getCollectionStats.ts'
import { getCollectionsRanking } from './getCollectionsRanking.ts'
import { getCollectionsStats } from './getCollectionsStats.ts'
import { getCollectionTransactionsStatistics } from './getCollectionTransactionsStatistics.ts'

/** Calls about collection trading. */
export const STATISTICS_ROUTES = [
  getCollectionBuyersStatistics,
  getCollectionFloorPriceStatistics,
  getCollectionSellersStatistics,
  getCollectionsRanking,
  getCollectionStats,
  getCollectionsStats,
  getCollectionTransactionsStatistics,
]
