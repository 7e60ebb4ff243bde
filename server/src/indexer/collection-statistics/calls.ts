import { formatCollectionId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { CollectionIdInput, Continuation, SearchSize } from '../../http/contract/inputs.ts'
import { defaulting, ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import { bidsByPrice } from '../../read-model/analytics/bidsByPrice.ts'
import { collectionOwners } from '../../read-model/analytics/collectionOwners.ts'
import {
  type GlobalStatisticsModel,
  globalStatistics,
} from '../../read-model/statistics/globalStatistics.ts'
import { periodStatistics } from '../../read-model/statistics/volumes.ts'
import { call } from '../call.ts'
import { pageRequest } from '../pageRequest.ts'
import { OlapBidsByPriceSort, OlapPeriod } from '../schemas/enumerations.ts'
import { collectionBeginning } from './collectionBeginning.ts'
import {
  OlapBidsByPriceStatistics,
  OlapGlobalCollectionStatisticsResponse,
  OlapOwnerStatistics,
  OlapPeriodCollectionStatisticsResponse,
  OlapPeriodCollectionsByIdsStatisticsRequest,
} from './schemas.ts'

export const getBidsByPrice = call(
  {
    operationId: 'getBidsByPrice',
    summary: 'Bids for a collection, grouped by price',
    description:
      'Bids for any item that anybody may accept, in the coin of the blockchain at the rates of now; those without a rate are left out. The 3,000 highest bids count. The buyer is named where there is one. The largest price or volume comes first',
    tag: 'Collection statistics',
    method: 'GET',
    path: '/v2.0/data/collections/{id}/bidsByPrice',
    params: { id: CollectionIdInput },
    query: {
      continuation: Type.Optional(Continuation),
      size: Type.Optional(SearchSize),
      sort: Type.Optional(defaulting(ref(OlapBidsByPriceSort), 'PRICE')),
    },
    answer: OlapBidsByPriceStatistics,
    errors: 'O404',
  },
  async ({ id, sort, ...input }, { reader, now }) => {
    await collectionBeginning(reader, id)
    const order = { sort, now: now() }
    const { entries, next, maxVolume } = await bidsByPrice(reader, id, order, pageRequest(input))
    return { maxVolumeNative: maxVolume, prices: [...entries], continuation: next }
  },
)

export const getGlobalCollectionStatistics = call(
  {
    operationId: 'getGlobalCollectionStatistics',
    summary: 'Statistics of a collection over all time',
    description:
      'Volumes are in coins of the blockchain and in US dollars, at the rates of the time of each sale. 404 for a collection that is not known',
    tag: 'Collection statistics',
    method: 'GET',
    path: '/v2.0/data/collections/{id}/statistics/global',
    params: { id: CollectionIdInput },
    answer: OlapGlobalCollectionStatisticsResponse,
    errors: 'O4',
  },
  async ({ id }, { reader }) => {
    const [statistics] = (await globalStatistics(reader, [id])).map(answerOf)
    return found(statistics, 'collection', formatCollectionId(id))
  },
)

export const getGlobalCollectionStatisticsByIds = call(
  {
    operationId: 'getGlobalCollectionStatisticsByIds',
    summary: 'Statistics of collections over all time',
    description:
      'Volumes are in coins of the blockchain and in US dollars, at the rates of the time of each sale. Unknown collections are left out',
    tag: 'Collection statistics',
    requestClass: 'read',
    method: 'POST',
    path: '/v2.0/data/collections/statistics/global/byIds',
    body: {
      name: 'requestBody',
      schema: Type.Array(CollectionIdInput, { minItems: 1, maxItems: 100 }),
    },
    answer: Type.Array(ref(OlapGlobalCollectionStatisticsResponse)),
    errors: 'O4',
  },
  async ({ requestBody: ids }, { reader }) => (await globalStatistics(reader, ids)).map(answerOf),
)

/** The floor's currency is in the answer. */
function answerOf({ isFloorInCoins: _, ...statistics }: GlobalStatisticsModel) {
  return statistics
}

export const getOwners = call(
  {
    operationId: 'getOwners',
    summary: 'Owners of items of a collection',
    description: 'Owners of most items first; several copies of an item count once',
    tag: 'Collection statistics',
    method: 'GET',
    path: '/v2.0/data/collections/{id}/owners',
    params: { id: CollectionIdInput },
    query: {
      continuation: Type.Optional(Continuation),
      size: Type.Optional(SearchSize),
    },
    answer: OlapOwnerStatistics,
    errors: 'O404',
  },
  async ({ id, ...input }, { reader }) => {
    const { key } = await collectionBeginning(reader, id)
    const { entries, next } = await collectionOwners(reader, key, pageRequest(input))
    return { owners: [...entries], continuation: next }
  },
)

export const getPeriodCollectionStatistics = call(
  {
    operationId: 'getPeriodCollectionStatistics',
    summary: 'Statistics of a collection over a period',
    description: 'As leaderboards of the period have it.',
    tag: 'Collection statistics',
    method: 'GET',
    path: '/v2.0/data/collections/{id}/statistics/period',
    params: { id: CollectionIdInput },
    query: {
      period: ref(OlapPeriod),
    },
    answer: OlapPeriodCollectionStatisticsResponse,
    errors: 'O4',
  },
  async ({ id, period }, { reader }) => {
    const [statistics] = await periodStatistics(reader, [id], period)
    return found(statistics, 'collection', formatCollectionId(id))
  },
)

export const getPeriodCollectionStatisticsByIds = call(
  {
    operationId: 'getPeriodCollectionStatisticsByIds',
    summary: 'Statistics of collections over a period',
    description: 'As leaderboards of the period have it. Unknown collections are left out',
    tag: 'Collection statistics',
    requestClass: 'read',
    method: 'POST',
    path: '/v2.0/data/collections/statistics/period/byIds',
    body: {
      name: 'olapPeriodCollectionsByIdsStatisticsRequest',
      schema: OlapPeriodCollectionsByIdsStatisticsRequest,
    },
    answer: Type.Array(ref(OlapPeriodCollectionStatisticsResponse)),
    errors: 'O4',
  },
  async ({ olapPeriodCollectionsByIdsStatisticsRequest: { collectionIds, period } }, { reader }) =>
    periodStatistics(reader, collectionIds, period),
)
