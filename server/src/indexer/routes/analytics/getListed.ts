import { graphOf } from '../../../read-model/analytics/graph.ts'
import { listedAt } from '../../../read-model/analytics/listedAt.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'
import { graphTimes } from './graph.ts'

export const getListed = route(calls.getListed, async ({ collection }, services) => {
  const { key, times } = await graphTimes(services, { collection })
  const listed = await listedAt(services.reader, key, times)
  return graphOf(times, listed.slice(0, -1), listed.at(-1))
})
