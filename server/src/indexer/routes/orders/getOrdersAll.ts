import { allOrders } from '../../../read-model/orders/allOrders.ts'
import * as calls from '../../calls/orderLists.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { ordersAnswer } from './ordersAnswer.ts'

export const getOrdersAll = route(
  calls.getOrdersAll,
  async ({ blockchains, status: statuses, sort, ...input }, { reader }) => {
    const filter = { blockchains, statuses, isEarliestFirst: sort === 'LAST_UPDATE_ASC' }
    return ordersAnswer(await allOrders(reader, filter, pageRequest(input)))
  },
)
