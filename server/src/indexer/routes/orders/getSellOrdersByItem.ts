import { ordersByItem } from '../../../read-model/orders/ordersByItem.ts'
import * as calls from '../../calls/orderLists.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { ordersAnswer } from './ordersAnswer.ts'

export const getSellOrdersByItem = route(
  calls.getSellOrdersByItem,
  async ({ itemId: item, platform, maker, origin, status: statuses, ...input }, { reader }) => {
    const makers = maker && [maker]
    const filter = { side: 'SELL', item, makers, platform, origin, statuses } as const
    return ordersAnswer(await ordersByItem(reader, filter, pageRequest(input)))
  },
)
