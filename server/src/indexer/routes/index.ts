import type { Route } from '../../http/route.ts'
import { getActivitiesByCollection } from './activities/getActivitiesByCollection.ts'
import { getActivitiesByItem } from './activities/getActivitiesByItem.ts'
import { getActivitiesByUser } from './activities/getActivitiesByUser.ts'
import { getActivitiesByUsers } from './activities/getActivitiesByUsers.ts'
import { getAllActivities } from './activities/getAllActivities.ts'
import { getAllActivitiesSync } from './activities/getAllActivitiesSync.ts'
import { searchActivities } from './activities/searchActivities.ts'
import { getBidsByPrice } from './analytics/getBidsByPrice.ts'
import { getBuyers } from './analytics/getBuyers.ts'
import { getCollectionStats } from './analytics/getCollectionStats.ts'
import { getFloorPrice } from './analytics/getFloorPrice.ts'
import { getFloorPriceChart } from './analytics/getFloorPriceChart.ts'
import { getGmv } from './analytics/getGmv.ts'
import { getListed } from './analytics/getListed.ts'
import { getOwners } from './analytics/getOwners.ts'
import { getSalesChart } from './analytics/getSalesChart.ts'
import { getSellers } from './analytics/getSellers.ts'
import { getTransactions } from './analytics/getTransactions.ts'
import { getVolumeChart } from './analytics/getVolumeChart.ts'
import { getAllCurrencies } from './chains/getAllCurrencies.ts'
import { getLatestIndexedBlock } from './chains/getLatestIndexedBlock.ts'
import { getReconciliationItems } from './chains/getReconciliationItems.ts'
import { getUsdRate } from './chains/getUsdRate.ts'
import { generateTokenId } from './collections/generateTokenId.ts'
import { getAllCollections } from './collections/getAllCollections.ts'
import { getCollectionById } from './collections/getCollectionById.ts'
import { getCollectionsByOwner } from './collections/getCollectionsByOwner.ts'
import { getCollectionsWithOwnedItems } from './collections/getCollectionsWithOwnedItems.ts'
import { refreshCollectionItemsMeta } from './collections/refreshCollectionItemsMeta.ts'
import { resetCollectionMeta } from './collections/resetCollectionMeta.ts'
import { searchCollection } from './collections/searchCollection.ts'
import { EVM_ROUTES } from './evmRoutes.ts'
import { getAllItems } from './items/getAllItems.ts'
import { getItemById } from './items/getItemById.ts'
import { getItemByIds } from './items/getItemByIds.ts'
import { getItemRoyaltiesById } from './items/getItemRoyaltiesById.ts'
import { getItemsByCollection } from './items/getItemsByCollection.ts'
import { getItemsByCreator } from './items/getItemsByCreator.ts'
import { getItemsByOwner } from './items/getItemsByOwner.ts'
import { getItemsByOwnerWithOwnership } from './items/getItemsByOwnerWithOwnership.ts'
import { resetItemMeta } from './items/resetItemMeta.ts'
import { searchDuplicatedItems } from './items/searchDuplicatedItems.ts'
import { searchItems } from './items/searchItems.ts'
import { getCollectionLeaderboard } from './leaderboards/getCollectionLeaderboard.ts'
import { getCollectionLeaderboardByOwner } from './leaderboards/getCollectionLeaderboardByOwner.ts'
import { getCollectionRankingByVolume } from './leaderboards/getCollectionRankingByVolume.ts'
import { getUserRankingByVolume } from './leaderboards/getUserRankingByVolume.ts'
import { getAllSync } from './orders/getAllSync.ts'
import { getOrderBidsByItem } from './orders/getOrderBidsByItem.ts'
import { getOrderBidsByMaker } from './orders/getOrderBidsByMaker.ts'
import { getOrderById } from './orders/getOrderById.ts'
import { getOrderFees } from './orders/getOrderFees.ts'
import { getOrderFloorBidsByCollection } from './orders/getOrderFloorBidsByCollection.ts'
import { getOrdersAll } from './orders/getOrdersAll.ts'
import { getOrdersByIds } from './orders/getOrdersByIds.ts'
import { getSellOrders } from './orders/getSellOrders.ts'
import { getSellOrdersByItem } from './orders/getSellOrdersByItem.ts'
import { getSellOrdersByMaker } from './orders/getSellOrdersByMaker.ts'
import { reportOrderById } from './orders/reportOrderById.ts'
import { getOwnershipById } from './ownerships/getOwnershipById.ts'
import { getOwnershipsByCollection } from './ownerships/getOwnershipsByCollection.ts'
import { getOwnershipsByIds } from './ownerships/getOwnershipsByIds.ts'
import { getOwnershipsByItem } from './ownerships/getOwnershipsByItem.ts'
import { searchOwnerships } from './ownerships/searchOwnerships.ts'
import type { IndexerServices } from './route.ts'
import { getInput } from './signatures/getInput.ts'
import { getCollectionStatistics } from './statistics/getCollectionStatistics.ts'
import { getGlobalCollectionStatistics } from './statistics/getGlobalCollectionStatistics.ts'
import { getGlobalCollectionStatisticsByIds } from './statistics/getGlobalCollectionStatisticsByIds.ts'
import { getPeriodCollectionStatistics } from './statistics/getPeriodCollectionStatistics.ts'
import { getPeriodCollectionStatisticsByIds } from './statistics/getPeriodCollectionStatisticsByIds.ts'
import { queryTraits } from './traits/queryTraits.ts'
import { queryTraitsWithRarity } from './traits/queryTraitsWithRarity.ts'
import { searchTraits } from './traits/searchTraits.ts'

/** Indexer calls that are served. */
export const INDEXER_ROUTES: readonly Route<IndexerServices>[] = [
  ...EVM_ROUTES,
  getActivitiesByCollection,
  getActivitiesByItem,
  getActivitiesByUser,
  getActivitiesByUsers,
  getAllActivities,
  getAllActivitiesSync,
  searchActivities,
  getBidsByPrice,
  getBuyers,
  getCollectionStats,
  getFloorPrice,
  getFloorPriceChart,
  getGmv,
  getListed,
  getOwners,
  getSalesChart,
  getSellers,
  getTransactions,
  getVolumeChart,
  getAllCurrencies,
  getLatestIndexedBlock,
  getReconciliationItems,
  getUsdRate,
  generateTokenId,
  getAllCollections,
  getCollectionById,
  getCollectionsByOwner,
  getCollectionsWithOwnedItems,
  refreshCollectionItemsMeta,
  resetCollectionMeta,
  searchCollection,
  getAllItems,
  getItemById,
  getItemByIds,
  getItemRoyaltiesById,
  getItemsByCollection,
  getItemsByCreator,
  getItemsByOwner,
  getItemsByOwnerWithOwnership,
  resetItemMeta,
  searchItems,
  searchDuplicatedItems,
  getCollectionLeaderboard,
  getCollectionLeaderboardByOwner,
  getCollectionRankingByVolume,
  getUserRankingByVolume,
  getAllSync,
  getOrderBidsByItem,
  getOrderBidsByMaker,
  getOrderFees,
  reportOrderById,
  getOrderById,
  getOrderFloorBidsByCollection,
  getOrdersAll,
  getOrdersByIds,
  getSellOrders,
  getSellOrdersByItem,
  getSellOrdersByMaker,
  getOwnershipById,
  getOwnershipsByCollection,
  getOwnershipsByIds,
  getOwnershipsByItem,
  searchOwnerships,
  getInput,
  getCollectionStatistics,
  getGlobalCollectionStatistics,
  getGlobalCollectionStatisticsByIds,
  getPeriodCollectionStatistics,
  getPeriodCollectionStatisticsByIds,
  queryTraits,
  queryTraitsWithRarity,
  searchTraits,
]
