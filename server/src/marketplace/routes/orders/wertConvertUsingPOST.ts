import { formatOrderId } from '@mintline/core/identifiers'
import { ServerError } from '../../../errors/serverError.ts'
import { ApiError } from '../../../http/apiError.ts'
import { found } from '../../../http/found.ts'
import { parseWord } from '../../../orders/parse/parseNumbers.ts'
import { orderById } from '../../../read-model/orders/orderById.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

export const wertConvertUsingPOST = route(
  calls.wertConvertUsingPOST,
  async ({ id, wertConvertRequest }, { onRamp, reader }) => {
    if (onRamp === undefined) throw new ServerError('NO_ON_RAMP', {})
    const { amount, buyer } = wertConvertRequest
    if (buyer.group !== 'ETHEREUM') {
      throw new ApiError('badRequest', `buyer must be an account of ETHEREUM, not ${buyer.group}`)
    }
    const copies = parseWord('amount', amount, 1n)
    const orderId = formatOrderId(id)
    const { status, makePrice } = found(await orderById(reader, id), 'order', orderId)
    if (makePrice === undefined) {
      const reason = 'it is a bid, and what is listed can be paid for by card'
      throw new ServerError('ORDER_NOT_PREPARABLE', { id: orderId, reason })
    }
    if (status !== 'ACTIVE') throw new ServerError('ORDER_NOT_ACTIVE', { id: orderId, status })
    return onRamp.prepare({ orderId, buyer: buyer.address, amount: copies })
  },
)
