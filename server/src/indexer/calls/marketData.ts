import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { CollectionIdInput, FiltersInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { OlapCurrencyType, OlapPeriod } from '../schemas/enumerations.ts'
import {
  OlapCollectionStatisticsResponse,
  OlapGeneralStatsResponse,
  OlapStatsGraphResponse,
} from '../schemas/marketData.ts'

export const getBuyers = call({
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
})

export const getSellers = call({
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
})

export const getTransactions = call({
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
})

export const getCollectionStatistics = call({
  operationId: 'getCollectionStatistics',
  summary: 'Statistics of a collection, each amount in all currencies',
  tag: 'Market data',
  method: 'GET',
  path: '/v0.1/data/collections/{collection}/statistics',
  params: { collection: CollectionIdInput },
  answer: OlapCollectionStatisticsResponse,
  errors: 'O404',
})

export const getCollectionStats = call({
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
})

export const getFloorPrice = call({
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
})

export const getGmv = call({
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
})

export const getListed = call({
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
})
