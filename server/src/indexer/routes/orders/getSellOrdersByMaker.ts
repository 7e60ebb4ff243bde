import { ordersByMakers } from '../../../read-model/orders/ordersByMakers.ts'
import * as calls from '../../calls/orderLists.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { ordersAnswer } from './ordersAnswer.ts'

export const getSellOrdersByMaker = route(calls.getSellOrdersByMaker, async (input, { reader }) => {
  const { maker: makers, blockchains, collection: collections } = input
  const { platform, origin, status: statuses } = input
  const conditions = { platform, origin, statuses }
  const filter = { side: 'SELL', makers, blockchains, collections, ...conditions } as const
  return ordersAnswer(await ordersByMakers(reader, filter, pageRequest(input)))
})
