import { tradersBetween } from '../../../read-model/analytics/tradersBetween.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'
import { graphAnswer, graphTimes } from './graph.ts'

export const getBuyers = route(calls.getBuyers, async (input, services) => {
  const { key, times } = await graphTimes(services, input)
  const { each, all } = await tradersBetween(services.reader, key, times, 'buyer')
  return graphAnswer(times, each, all)
})
