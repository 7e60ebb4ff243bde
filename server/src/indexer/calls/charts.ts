import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { ChartSize, CollectionIdInput, DateInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { OlapChartResponse } from '../schemas/charts.ts'
import { OlapPeriod } from '../schemas/enumerations.ts'

export const getFloorPriceChart = call({
  operationId: 'getFloorPriceChart',
  summary: "Chart of a collection's floor price",
  description:
    'Points divide the period evenly. Each has the lowest floor price until the next, in the coin of the blockchain, and the last, at the end, the floor price then. Points of times in which nothing was for sale are left out',
  tag: 'Charts',
  method: 'GET',
  path: '/v2.0/data/collections/{id}/charts/floorPrice',
  params: { id: CollectionIdInput },
  query: {
    period: ref(OlapPeriod),
    size: ChartSize,
    endTime: Type.Optional(DateInput),
  },
  answer: OlapChartResponse,
  errors: 'O404',
})

export const getVolumeChart = call({
  operationId: 'getVolumeChart',
  summary: "Chart of a collection's sales",
  description:
    'Points divide the period evenly. Each has what was paid until the next, in the coin of the blockchain; the last, at the end, has no value. Sales without a rate are left out, as are points where no sale has one',
  tag: 'Charts',
  method: 'GET',
  path: '/v2.0/data/collections/{id}/charts/volume',
  params: { id: CollectionIdInput },
  query: {
    period: ref(OlapPeriod),
    size: ChartSize,
    endTime: Type.Optional(DateInput),
  },
  answer: OlapChartResponse,
  errors: 'O404',
})
