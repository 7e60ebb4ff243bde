import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { CollectionIdInput, FiltersInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { StatisticsCurrency } from '../schemas/enumerations.ts'
import { CollectionRankingItem, CollectionRankingRequest } from '../schemas/rankings.ts'
import { CollectionStatisticsGraph, GeneralCollectionStatistics } from '../schemas/statistics.ts'

export const getCollectionsRanking = call({
  operationId: 'getCollectionsRanking',
  summary: 'Ranking of collections by what was paid',
  tag: 'Statistics',
  method: 'POST',
  path: '/marketplace/api/v4/rankings/collections',
  body: { name: 'collectionRankingRequest', schema: CollectionRankingRequest, optional: true },
  answer: Type.Array(ref(CollectionRankingItem)),
  errors: 'E4',
})

export const getCollectionBuyersStatistics = call({
  operationId: 'getCollectionBuyersStatistics',
  summary: "Number of a collection's buyers by date",
  tag: 'Statistics',
  method: 'GET',
  path: '/marketplace/api/v4/statistics/collections/{collectionId}/buyers',
  params: { collectionId: CollectionIdInput },
  query: { filters: Type.Optional(FiltersInput) },
  answer: CollectionStatisticsGraph,
  errors: 'E404',
})

export const getCollectionFloorPriceStatistics = call({
  operationId: 'getCollectionFloorPriceStatistics',
  summary: 'Floor price of a collection by date',
  tag: 'Statistics',
  method: 'GET',
  path: '/marketplace/api/v4/statistics/collections/{collectionId}/floorPrice',
  params: { collectionId: CollectionIdInput },
  query: { currency: ref(StatisticsCurrency), filters: Type.Optional(FiltersInput) },
  answer: CollectionStatisticsGraph,
  errors: 'E404',
})

export const getCollectionSellersStatistics = call({
  operationId: 'getCollectionSellersStatistics',
  summary: "Number of a collection's sellers by date",
  tag: 'Statistics',
  method: 'GET',
  path: '/marketplace/api/v4/statistics/collections/{collectionId}/sellers',
  params: { collectionId: CollectionIdInput },
  query: { filters: Type.Optional(FiltersInput) },
  answer: CollectionStatisticsGraph,
  errors: 'E404',
})

export const getCollectionStats = call({
  operationId: 'getCollectionStats',
  summary: 'Statistics of a collection',
  tag: 'Statistics',
  method: 'GET',
  path: '/marketplace/api/v4/statistics/collections/{collectionId}/stats',
  params: { collectionId: CollectionIdInput },
  answer: GeneralCollectionStatistics,
  errors: 'E404',
})

export const getCollectionTransactionsStatistics = call({
  operationId: 'getCollectionTransactionsStatistics',
  summary: "Number of a collection's sales by date",
  tag: 'Statistics',
  method: 'GET',
  path: '/marketplace/api/v4/statistics/collections/{collectionId}/transactions',
  params: { collectionId: CollectionIdInput },
  query: { filters: Type.Optional(FiltersInput) },
  answer: CollectionStatisticsGraph,
  errors: 'E404',
})

export const getCollectionsStats = call({
  operationId: 'getCollectionsStats',
  summary: 'Statistics of collections by their ids; unknown ones are left out',
  tag: 'Statistics',
  method: 'POST',
  path: '/marketplace/api/v4/statistics/collections/stats',
  body: { name: 'requestBody', schema: idsOf(CollectionIdInput), optional: true },
  answer: Type.Array(ref(GeneralCollectionStatistics)),
  errors: 'E4',
})
