import { found } from '../../../http/found.ts'
import { upsertOrder as upsert } from '../../../orders/actions/upsertOrder.ts'
import { orderById } from '../../../read-model/orders/orderById.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

export const upsertOrder = route(calls.upsertOrder, async ({ orderForm }, { orders }) => {
  const id = await upsert(orders, orderForm)
  return found(await orderById(orders.writer, id), 'order', id.value)
})
