import { ordersByIds } from '../../../read-model/orders/ordersByIds.ts'
import * as calls from '../../calls/orderLists.ts'
import { route } from '../route.ts'

export const getOrdersByIds = route(calls.getOrdersByIds, async ({ orderIds }, { reader }) => ({
  orders: await ordersByIds(reader, orderIds.ids),
}))
