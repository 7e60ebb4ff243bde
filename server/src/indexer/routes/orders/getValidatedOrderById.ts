import { formatOrderId } from '@mintline/core/identifiers'
import { ServerError } from '../../../errors/serverError.ts'
import { found } from '../../../http/found.ts'
import { recheckOrder } from '../../../orders/actions/recheckOrder.ts'
import { mayHappen } from '../../../orders/state/orderStates.ts'
import { orderById } from '../../../read-model/orders/orderById.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'
import { orderFound } from './orderFound.ts'

export const getValidatedOrderById = route(
  calls.getValidatedOrderById,
  async ({ id }, { orders }) => {
    const text = formatOrderId(id)
    const status = await recheckOrder(orders, await orderFound(orders.writer, id))
    if (!mayHappen(status, 'take')) {
      throw new ServerError('ORDER_NOT_ACTIVE', { id: text, status })
    }
    return found(await orderById(orders.writer, id), 'order', text)
  },
)
