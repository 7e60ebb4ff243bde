import { floorBids } from '../../../read-model/orders/floorBids.ts'
import * as calls from '../../calls/orderLists.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { createdBetween } from './createdBetween.ts'
import { ordersAnswer } from './ordersAnswer.ts'

export const getOrderFloorBidsByCollection = route(
  calls.getOrderFloorBidsByCollection,
  async (input, { reader }) => {
    const { collectionId, platform, origin, status: statuses, currencies } = input
    const filter = { platform, origin, statuses, currencies, ...createdBetween(input) }
    return ordersAnswer(await floorBids(reader, collectionId, filter, pageRequest(input)))
  },
)
