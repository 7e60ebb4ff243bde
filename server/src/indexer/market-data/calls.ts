import { formatCollectionId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import { CollectionIdInput, FiltersInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import {
  floorGraph,
  salesGraph,
  tradersGraph,
} from '../../read-model/analytics/collectionGraphs.ts'
import { generalStatistics } from '../../read-model/analytics/generalStatistics.ts'
import {
  type GraphRequest,
  graphOf,
  graphTimes as timesOf,
} from '../../read-model/analytics/graph.ts'
import { knownSum } from '../../read-model/analytics/knownSum.ts'
import { listedAt } from '../../read-model/analytics/listedAt.ts'
import { type TradeSums, tradesBetween } from '../../read-model/analytics/tradesBetween.ts'
import { type Unit, unitOf } from '../../read-model/analytics/unit.ts'
import { collectionStatistics } from '../../read-model/statistics/collectionStatistics.ts'
import { call, type IndexerServices } from '../call.ts'
import { OlapCurrencyType, OlapPeriod } from '../schemas/enumerations.ts'
import {
  OlapCollectionStatisticsResponse,
  OlapGeneralStatsResponse,
  OlapStatsGraphResponse,
} from './schemas.ts'

export const getBuyers = call(
  {
    operationId: 'getBuyers',
    summary: 'Number of buyers by date',
    description:
      'Different wallets that bought, by the begin of each step; currentValue is their number in the whole range. Without filters, of the last 30 days',
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/collections/{collection}/buyers',
    params: { collection: CollectionIdInput },
    query: {
      filters: Type.Optional(FiltersInput),
    },
    answer: OlapStatsGraphResponse,
    errors: 'O404',
  },
  async (input, { reader, now }) => {
    const graph = await tradersGraph(reader, { ...input, now: now() }, 'buyer')
    return found(graph, 'collection', formatCollectionId(input.collection))
  },
)

export const getSellers = call(
  {
    operationId: 'getSellers',
    summary: 'Number of sellers by date',
    description:
      'Different wallets that sold, by the begin of each step; currentValue is their number in the whole range. Without filters, of the last 30 days',
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/collections/{collection}/sellers',
    params: { collection: CollectionIdInput },
    query: {
      filters: Type.Optional(FiltersInput),
    },
    answer: OlapStatsGraphResponse,
    errors: 'O404',
  },
  async (input, { reader, now }) => {
    const graph = await tradersGraph(reader, { ...input, now: now() }, 'seller')
    return found(graph, 'collection', formatCollectionId(input.collection))
  },
)

export const getTransactions = call(
  {
    operationId: 'getTransactions',
    summary: 'Number of sales by date',
    description:
      'Sales by the begin of each step; currentValue is their number in the whole range. Without filters, of the last 30 days',
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/collections/{collection}/transactions',
    params: { collection: CollectionIdInput },
    query: {
      filters: Type.Optional(FiltersInput),
    },
    answer: OlapStatsGraphResponse,
    errors: 'O404',
  },
  async (input, { reader, now }) => {
    const graph = await salesGraph(reader, { ...input, now: now() })
    return found(graph, 'collection', formatCollectionId(input.collection))
  },
)

export const getCollectionStatistics = call(
  {
    operationId: 'getCollectionStatistics',
    summary: 'Statistics of a collection, each amount in all currencies',
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/collections/{collection}/statistics',
    params: { collection: CollectionIdInput },
    answer: OlapCollectionStatisticsResponse,
    errors: 'O404',
  },
  async ({ collection }, { reader, now }) => {
    const [statistics] = await collectionStatistics(reader, [collection], now())
    return found(statistics, 'collection', formatCollectionId(collection))
  },
)

export const getCollectionStats = call(
  {
    operationId: 'getCollectionStats',
    summary: 'Statistics of a collection in one currency',
    description:
      'Over all time. Amounts are in the coin of the blockchain, or in US dollars at the rates of the time: `currency` is one of these two. What is not known is 0 or left out',
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/collections/{collection}/stats',
    params: { collection: CollectionIdInput },
    query: {
      currency: Type.Optional(ref(OlapCurrencyType)),
    },
    answer: OlapGeneralStatsResponse,
    errors: 'O404',
  },
  async ({ collection, currency }, { reader, now }) => {
    const unit = unitOf(currency, collection.blockchain)
    const known = await generalStatistics(reader, collection, unit, now())
    return found(known, 'collection', formatCollectionId(collection))
  },
)

export const getFloorPrice = call(
  {
    operationId: 'getFloorPrice',
    summary: 'Floor price by date',
    description:
      'The lowest floor price of each step, by its begin; currentValue is that at the end of the range. Steps in which nothing was for sale are left out. Amounts are in the coin of the blockchain, or in US dollars at the rates of the time: `currency` is one of these two. Without filters, of the last 30 days',
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/collections/{collection}/floorPrice',
    params: { collection: CollectionIdInput },
    query: {
      currency: Type.Optional(ref(OlapCurrencyType)),
      filters: Type.Optional(FiltersInput),
    },
    answer: OlapStatsGraphResponse,
    errors: 'O404',
  },
  async ({ collection, currency, filters }, { reader, now }) => {
    const unit = unitOf(currency, collection.blockchain)
    const graph = await floorGraph(reader, { collection, filters, now: now() }, unit)
    return found(graph, 'collection', formatCollectionId(collection))
  },
)

const worthIn =
  (unit: Unit) =>
  ({ sales, volume, volumeUsd }: TradeSums): string | undefined =>
    knownSum(unit === 'USD' ? volumeUsd : volume, sales)

export const getGmv = call(
  {
    operationId: 'getGmv',
    summary: 'Worth of sales by date',
    description:
      'What was paid in each step, by its begin; currentValue is the sum of the whole range. Steps of whose sales no worth is known are left out. Amounts are in the coin of the blockchain, or in US dollars at the rates of the time: `currency` is one of these two. Filters that say no period or begin have the one of `period`, by default D1',
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/collections/{collection}/gmv',
    params: { collection: CollectionIdInput },
    query: {
      currency: Type.Optional(ref(OlapCurrencyType)),
      period: Type.Optional(ref(OlapPeriod)),
      filters: Type.Optional(FiltersInput),
    },
    answer: OlapStatsGraphResponse,
    errors: 'O404',
  },
  async ({ collection, currency, period, filters }, services) => {
    if (period && filters?.period && period !== filters.period) {
      const message = `period is ${period}, and filters has the period ${filters.period}`
      throw new ApiError('validation', message)
    }
    const unit = unitOf(currency, collection.blockchain)
    const usual = period ?? 'D1'
    const { key, times, whole } = await graphTimes(services, { collection, filters, usual })
    const { reader } = services
    const each = (await tradesBetween(reader, [key], times))(key)
    const [all] = (await tradesBetween(reader, [key], whole))(key)
    return graphOf(times, each.map(worthIn(unit)), all && worthIn(unit)(all))
  },
)

export const getListed = call(
  {
    operationId: 'getListed',
    summary: 'Number of listed items',
    description:
      'Listed items at the begin of each of the last 30 days; currentValue is their number now',
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/collections/{collection}/listed',
    params: { collection: CollectionIdInput },
    answer: OlapStatsGraphResponse,
    errors: 'O404',
  },
  async ({ collection }, services) => {
    const { key, times } = await graphTimes(services, { collection })
    const listed = await listedAt(services.reader, key, times)
    return graphOf(times, listed.slice(0, -1), listed.at(-1))
  },
)

/**
 * Returns a collection's key, at least one time to bound a graph's values, and the whole range.
 *
 * @throws ApiError 404 if the collection is not known
 */
async function graphTimes(
  { reader, now }: Pick<IndexerServices, 'reader' | 'now'>,
  request: Omit<GraphRequest, 'now'>,
) {
  const times = await timesOf(reader, { ...request, now: now() })
  return found(times, 'collection', formatCollectionId(request.collection))
}
