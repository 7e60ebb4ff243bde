import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { BigDecimal, Int64, UNPRICED_SALES, UnpricedSales } from '../../http/contract/primitives.ts'
import { OlapCurrencyType } from '../schemas/enumerations.ts'

export const OlapCurrencyAmount = model('OlapCurrencyAmount', 'An amount in a currency', {
  currency: ref(OlapCurrencyType),
  value: BigDecimal,
})
export type OlapCurrencyAmount = Static<typeof OlapCurrencyAmount>

export const OlapStatsGraphResponse = model(
  'OlapStatsGraphResponse',
  'Values by date; equal indexes belong together',
  {
    historicalDates: Type.Array(Type.String()),
    historicalValues: Type.Array(BigDecimal),
    currentValue: Type.Optional(BigDecimal),
  },
)
export type OlapStatsGraphResponse = Static<typeof OlapStatsGraphResponse>

export const OlapGeneralStatsResponse = model(
  'OlapGeneralStatsResponse',
  'Statistics of a collection in one currency',
  {
    highestSale: Type.Optional(BigDecimal),
    floorPrice: Type.Optional(BigDecimal),
    marketCap: Type.Optional(BigDecimal),
    listed: Int64,
    items: Int64,
    owners: Int64,
    volume: Type.Optional(BigDecimal),
    unpricedSales: Type.Optional(UnpricedSales),
  },
)
export type OlapGeneralStatsResponse = Static<typeof OlapGeneralStatsResponse>

export const OlapCollectionStatisticsResponse = model(
  'OlapCollectionStatisticsResponse',
  'Statistics of a collection in each of its currencies',
  {
    highestSale: Type.Array(ref(OlapCurrencyAmount)),
    floorPrice: Type.Array(ref(OlapCurrencyAmount)),
    marketCap: Type.Array(ref(OlapCurrencyAmount)),
    volume: Type.Array(ref(OlapCurrencyAmount)),
    ...UNPRICED_SALES,
    listed: Int64,
    items: Int64,
    owners: Int64,
  },
)
export type OlapCollectionStatisticsResponse = Static<typeof OlapCollectionStatisticsResponse>
