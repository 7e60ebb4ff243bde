import { tradersBetween } from '../../../read-model/analytics/tradersBetween.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'
import { graphAnswer, graphTimes } from './graph.ts'

export const getSellers = route(calls.getSellers, async (input, services) => {
  const { key, times } = await graphTimes(services, input)
  const { each, all } = await tradersBetween(services.reader, key, times, 'seller')
  return graphAnswer(times, each, all)
})
