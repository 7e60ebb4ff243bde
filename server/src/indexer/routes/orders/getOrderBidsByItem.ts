import { ordersByItem } from '../../../read-model/orders/ordersByItem.ts'
import * as calls from '../../calls/orderLists.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { createdBetween } from './createdBetween.ts'
import { ordersAnswer } from './ordersAnswer.ts'

export const getOrderBidsByItem = route(calls.getOrderBidsByItem, async (input, { reader }) => {
  const { itemId: item, maker: makers, platform, origin, status: statuses, currencies } = input
  const conditions = { platform, origin, statuses, currencies, ...createdBetween(input) }
  const filter = { side: 'BID', item, makers, ...conditions } as const
  return ordersAnswer(await ordersByItem(reader, filter, pageRequest(input)))
})
