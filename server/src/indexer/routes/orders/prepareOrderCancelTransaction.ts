import { prepareCancel } from '../../../orders/actions/prepareCancel.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'
import { orderFound } from './orderFound.ts'

export const prepareOrderCancelTransaction = route(
  calls.prepareOrderCancelTransaction,
  async ({ id }, { orders }) => {
    const { to, data } = prepareCancel(await orderFound(orders.writer, id), orders)
    return { to: `${id.blockchain}:${to}`, data }
  },
)
