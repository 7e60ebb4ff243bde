import { formatOrderId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { orderById } from '../../../read-model/orders/orderById.ts'
import { shownOrder } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

export const sellOrderUsingGET = route(calls.sellOrderUsingGET, async ({ id }, services) => {
  const order = await orderById(services.reader, id)
  return shownOrder(services, found(order, 'order', formatOrderId(id)))
})
