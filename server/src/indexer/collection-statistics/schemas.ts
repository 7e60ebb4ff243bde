import { type Static, Type } from 'typebox'
import { CollectionIdInput } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import {
  Address,
  BigDecimal,
  CollectionId,
  Int64,
  UNPRICED_SALES,
} from '../../http/contract/primitives.ts'
import { OlapPriceWithUsd } from '../charts/schemas.ts'
import { OlapPeriod } from '../schemas/enumerations.ts'

export const OlapGlobalCollectionStatisticsResponse = model(
  'OlapGlobalCollectionStatisticsResponse',
  'Statistics of a collection over all time',
  {
    id: Type.Optional(CollectionId),
    listed: Int64,
    items: Int64,
    owners: Int64,
    floor: Type.Optional(ref(OlapPriceWithUsd)),
    volume: Type.Optional(ref(OlapPriceWithUsd)),
    ...UNPRICED_SALES,
  },
)
export type OlapGlobalCollectionStatisticsResponse = Static<
  typeof OlapGlobalCollectionStatisticsResponse
>

export const OlapPeriodCollectionStatisticsResponse = model(
  'OlapPeriodCollectionStatisticsResponse',
  'Statistics of a collection over a period',
  {
    id: Type.Optional(CollectionId),
    period: ref(OlapPeriod),
    volume: Type.Optional(ref(OlapPriceWithUsd)),
    ...UNPRICED_SALES,
    floorChangePercent: Type.Optional(BigDecimal),
  },
)
export type OlapPeriodCollectionStatisticsResponse = Static<
  typeof OlapPeriodCollectionStatisticsResponse
>

export const OlapPeriodCollectionsByIdsStatisticsRequest = closedModel(
  'OlapPeriodCollectionsByIdsStatisticsRequest',
  'Collections and a period',
  {
    collectionIds: Type.Array(CollectionIdInput, { minItems: 1, maxItems: 100 }),
    period: ref(OlapPeriod),
  },
)
export type OlapPeriodCollectionsByIdsStatisticsRequest = Static<
  typeof OlapPeriodCollectionsByIdsStatisticsRequest
>

export const OlapOwnerStatistic = model(
  'OlapOwnerStatistic',
  'An owner and the number of owned items',
  {
    owner: Address,
    ownedItems: Int64,
  },
)
export type OlapOwnerStatistic = Static<typeof OlapOwnerStatistic>

export const OlapOwnerStatistics = model('OlapOwnerStatistics', 'A page of owners', {
  owners: Type.Array(ref(OlapOwnerStatistic)),
  continuation: Type.Optional(Type.String()),
})
export type OlapOwnerStatistics = Static<typeof OlapOwnerStatistics>

export const OlapBidsByPrice = model('OlapBidsByPrice', 'Bids at one price', {
  price: BigDecimal,
  bidsCount: Int64,
  volumeNative: BigDecimal,
  buyersCount: Int64,
  buyer: Type.Optional(Address),
})
export type OlapBidsByPrice = Static<typeof OlapBidsByPrice>

export const OlapBidsByPriceStatistics = model(
  'OlapBidsByPriceStatistics',
  'A page of bids by price',
  {
    maxVolumeNative: BigDecimal,
    prices: Type.Array(ref(OlapBidsByPrice)),
    continuation: Type.Optional(Type.String()),
  },
)
export type OlapBidsByPriceStatistics = Static<typeof OlapBidsByPriceStatistics>
