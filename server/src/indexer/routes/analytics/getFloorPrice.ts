import { floorsBetween } from '../../../read-model/analytics/floorsBetween.ts'
import * as calls from '../../calls/marketData.ts'
import { route } from '../route.ts'
import { graphAnswer, graphTimes } from './graph.ts'
import { unitOf } from './unitOf.ts'

export const getFloorPrice = route(
  calls.getFloorPrice,
  async ({ collection, currency, filters }, services) => {
    const unit = unitOf(currency, collection.blockchain)
    const { key, times } = await graphTimes(services, { collection, filters })
    const floors = (await floorsBetween(services.reader, [{ collection: key, times }], unit))(key)
    return graphAnswer(times, floors.slice(0, -1), floors.at(-1))
  },
)
