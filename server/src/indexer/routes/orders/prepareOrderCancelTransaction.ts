import { checkCancel } from '../../../orders/actions/checkTransactions.ts'
import { prepareCancel } from '../../../orders/actions/prepareCancel.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'
import { orderFound } from './orderFound.ts'

export const prepareOrderCancelTransaction = route(
  calls.prepareOrderCancelTransaction,
  async ({ id }, { orders }) => {
    const row = await orderFound(orders.writer, id)
    const { order, transaction } = prepareCancel(row, orders)
    await checkCancel(orders, { row, order, from: order.maker, transaction })
    return { to: `${id.blockchain}:${transaction.to}`, data: transaction.data }
  },
)
