import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { BigDecimal, Int64 } from '../../http/contract/primitives.ts'

export const OlapHistoryValuesByTimestamps = model(
  'OlapHistoryValuesByTimestamps',
  'Points of a chart; equal indexes belong together',
  {
    timestamps: Type.Array(Int64),
    values: Type.Array(BigDecimal),
  },
)
export type OlapHistoryValuesByTimestamps = Static<typeof OlapHistoryValuesByTimestamps>

export const OlapChartResponse = model('OlapChartResponse', 'A chart', {
  dataPoints: ref(OlapHistoryValuesByTimestamps),
})
export type OlapChartResponse = Static<typeof OlapChartResponse>

export const OlapPriceWithUsd = model(
  'OlapPriceWithUsd',
  'An amount in a currency and in US dollars',
  {
    currency: Type.String(),
    value: BigDecimal,
    valueUsd: Type.Optional(BigDecimal),
  },
)
export type OlapPriceWithUsd = Static<typeof OlapPriceWithUsd>
