import { reportOrder } from '../../../orders/actions/reportOrder.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'
import { orderFound } from './orderFound.ts'

export const reportOrderById = route(calls.reportOrderById, async ({ id }, { orders }) => {
  await reportOrder(orders.writer, await orderFound(orders.writer, id))
  return undefined
})
