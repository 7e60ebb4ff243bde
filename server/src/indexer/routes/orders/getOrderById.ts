import { formatOrderId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { orderById } from '../../../read-model/orders/orderById.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

export const getOrderById = route(calls.getOrderById, async ({ id }, { reader }) =>
  found(await orderById(reader, id), 'order', formatOrderId(id)),
)
