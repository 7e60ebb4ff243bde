import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import {
  CollectionId,
  Int64,
  UNPRICED_SALES,
  UnpricedSales,
} from '../../http/contract/primitives.ts'
import { StatisticsCurrency, StatisticsPeriod } from '../schemas/enumerations.ts'

export const StatisticsAmount = model('StatisticsAmount', 'An amount', {
  value: Type.Number(),
  currency: ref(StatisticsCurrency),
})
export type StatisticsAmount = Static<typeof StatisticsAmount>

export const StatisticsAmountWithChange = model(
  'StatisticsAmountWithChange',
  'An amount and its change, in percent',
  {
    value: Type.Number(),
    currency: ref(StatisticsCurrency),
    changePercent: Type.Optional(Type.Number()),
  },
)
export type StatisticsAmountWithChange = Static<typeof StatisticsAmountWithChange>

export const StatisticsValue = model(
  'StatisticsValue',
  'An amount in the coin of the blockchain and in US dollars',
  {
    value: Type.Number(),
    valueUsd: Type.Number(),
  },
)
export type StatisticsValue = Static<typeof StatisticsValue>

export const StatisticsPeriodValue = model(
  'StatisticsPeriodValue',
  'An amount of a period and its change, in percent',
  {
    value: ref(StatisticsValue),
    ...UNPRICED_SALES,
    period: ref(StatisticsPeriod),
    changePercent: Type.Optional(Type.Number()),
  },
)
export type StatisticsPeriodValue = Static<typeof StatisticsPeriodValue>

export const CollectionStatisticsGraph = model('CollectionStatisticsGraph', 'Values by date', {
  historicalDates: Type.Array(Type.String()),
  historicalValues: Type.Array(Type.Number()),
  currentValue: Type.Optional(Type.Number()),
})
export type CollectionStatisticsGraph = Static<typeof CollectionStatisticsGraph>

export const GeneralCollectionStatisticsVolume = model(
  'GeneralCollectionStatisticsVolume',
  'Trade of a collection in a currency',
  {
    currency: ref(StatisticsCurrency),
    highestSale: Type.Optional(Type.Number()),
    floorPrice: Type.Optional(Type.Number()),
    marketCap: Type.Optional(Type.Number()),
    volume: Type.Optional(Type.Number()),
    unpricedSales: Type.Optional(UnpricedSales),
  },
)
export type GeneralCollectionStatisticsVolume = Static<typeof GeneralCollectionStatisticsVolume>

export const GeneralCollectionStatistics = model(
  'GeneralCollectionStatistics',
  'Statistics of a collection',
  {
    id: CollectionId,
    nativeVolume: ref(GeneralCollectionStatisticsVolume),
    usdVolume: ref(GeneralCollectionStatisticsVolume),
    items: Int64,
    owners: Int64,
  },
)
export type GeneralCollectionStatistics = Static<typeof GeneralCollectionStatistics>
