import { formatCollectionId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { CollectionIdInput, FiltersInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import {
  floorGraph,
  salesGraph,
  tradersGraph,
} from '../../read-model/analytics/collectionGraphs.ts'
import { unitOf } from '../../read-model/analytics/unit.ts'
import { volumeRanking } from '../../read-model/leaderboards/rankings.ts'
import { collectionStatistics } from '../../read-model/statistics/collectionStatistics.ts'
import { call } from '../call.ts'
import { rankedCollections } from '../collections/answers.ts'
import { rankingFilter } from '../rankingFilter.ts'
import { StatisticsCurrency } from '../schemas/enumerations.ts'
import { generalStatisticsOf, graphOf } from './models.ts'
import { CollectionRankingItem, CollectionRankingRequest } from './rankingSchemas.ts'
import { CollectionStatisticsGraph, GeneralCollectionStatistics } from './schemas.ts'

export const getCollectionsRanking = call(
  {
    operationId: 'getCollectionsRanking',
    summary: 'Ranking of collections by what was paid',
    tag: 'Statistics',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/rankings/collections',
    body: { name: 'collectionRankingRequest', schema: CollectionRankingRequest, optional: true },
    answer: Type.Array(ref(CollectionRankingItem)),
    errors: 'E4',
  },
  async ({ collectionRankingRequest: request }, { reader }) => {
    const filter = { ...rankingFilter(request), isListedOnly: true }
    const page = { size: request.size, token: undefined }
    const { entries } = await volumeRanking(reader, filter, page)
    return rankedCollections(reader, entries)
  },
)

export const getCollectionBuyersStatistics = call(
  {
    operationId: 'getCollectionBuyersStatistics',
    summary: "Number of a collection's buyers by date",
    tag: 'Statistics',
    method: 'GET',
    path: '/marketplace/api/v4/statistics/collections/{collectionId}/buyers',
    params: { collectionId: CollectionIdInput },
    query: { filters: Type.Optional(FiltersInput) },
    answer: CollectionStatisticsGraph,
    errors: 'E404',
  },
  async ({ collectionId: collection, filters }, { reader, now }) => {
    const graph = await tradersGraph(reader, { collection, filters, now: now() }, 'buyer')
    return graphOf(found(graph, 'collection', formatCollectionId(collection)))
  },
)

export const getCollectionFloorPriceStatistics = call(
  {
    operationId: 'getCollectionFloorPriceStatistics',
    summary: 'Floor price of a collection by date',
    tag: 'Statistics',
    method: 'GET',
    path: '/marketplace/api/v4/statistics/collections/{collectionId}/floorPrice',
    params: { collectionId: CollectionIdInput },
    query: { currency: ref(StatisticsCurrency), filters: Type.Optional(FiltersInput) },
    answer: CollectionStatisticsGraph,
    errors: 'E404',
  },
  async ({ collectionId: collection, currency, filters }, { reader, now }) => {
    const unit = unitOf(currency, collection.blockchain)
    const graph = await floorGraph(reader, { collection, filters, now: now() }, unit)
    return graphOf(found(graph, 'collection', formatCollectionId(collection)))
  },
)

export const getCollectionSellersStatistics = call(
  {
    operationId: 'getCollectionSellersStatistics',
    summary: "Number of a collection's sellers by date",
    tag: 'Statistics',
    method: 'GET',
    path: '/marketplace/api/v4/statistics/collections/{collectionId}/sellers',
    params: { collectionId: CollectionIdInput },
    query: { filters: Type.Optional(FiltersInput) },
    answer: CollectionStatisticsGraph,
    errors: 'E404',
  },
  async ({ collectionId: collection, filters }, { reader, now }) => {
    const graph = await tradersGraph(reader, { collection, filters, now: now() }, 'seller')
    return graphOf(found(graph, 'collection', formatCollectionId(collection)))
  },
)

export const getCollectionStats = call(
  {
    operationId: 'getCollectionStats',
    summary: 'Statistics of a collection',
    tag: 'Statistics',
    method: 'GET',
    path: '/marketplace/api/v4/statistics/collections/{collectionId}/stats',
    params: { collectionId: CollectionIdInput },
    answer: GeneralCollectionStatistics,
    errors: 'E404',
  },
  async ({ collectionId }, { reader, now }) => {
    const [statistics] = await collectionStatistics(reader, [collectionId], now())
    return generalStatisticsOf(found(statistics, 'collection', formatCollectionId(collectionId)))
  },
)

export const getCollectionTransactionsStatistics = call(
  {
    operationId: 'getCollectionTransactionsStatistics',
    summary: "Number of a collection's sales by date",
    tag: 'Statistics',
    method: 'GET',
    path: '/marketplace/api/v4/statistics/collections/{collectionId}/transactions',
    params: { collectionId: CollectionIdInput },
    query: { filters: Type.Optional(FiltersInput) },
    answer: CollectionStatisticsGraph,
    errors: 'E404',
  },
  async ({ collectionId: collection, filters }, { reader, now }) => {
    const graph = await salesGraph(reader, { collection, filters, now: now() })
    return graphOf(found(graph, 'collection', formatCollectionId(collection)))
  },
)

export const getCollectionsStats = call(
  {
    operationId: 'getCollectionsStats',
    summary: 'Statistics of collections by their ids; unknown ones are left out',
    tag: 'Statistics',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/statistics/collections/stats',
    body: { name: 'requestBody', schema: idsOf(CollectionIdInput), optional: true },
    answer: Type.Array(ref(GeneralCollectionStatistics)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, { reader, now }) => {
    const statistics = await collectionStatistics(reader, ids, now())
    return statistics.map(generalStatisticsOf)
  },
)
