import { ordersByMakers } from '../../../read-model/orders/ordersByMakers.ts'
import * as calls from '../../calls/orderLists.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { createdBetween } from './createdBetween.ts'
import { ordersAnswer } from './ordersAnswer.ts'

export const getOrderBidsByMaker = route(calls.getOrderBidsByMaker, async (input, { reader }) => {
  const { maker: makers, blockchains, collection: collections } = input
  const { platform, origin, status: statuses, currencies } = input
  const conditions = { platform, origin, statuses, currencies, ...createdBetween(input) }
  const filter = { side: 'BID', makers, blockchains, collections, ...conditions } as const
  return ordersAnswer(await ordersByMakers(reader, filter, pageRequest(input)))
})
