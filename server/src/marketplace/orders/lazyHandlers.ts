import { formatOrderId } from '@mintline/core/identifiers'
import { ServerError } from '../../errors/serverError.ts'
import { ApiError } from '../../http/apiError.ts'
import { found } from '../../http/found.ts'
import { validateDraft } from '../../orders/actions/settleOrders.ts'
import { parseWord } from '../../orders/parse/parseParts.ts'
import { orderById } from '../../read-model/orders/ordersByIds.ts'
import type { Handler } from '../call.ts'
import type * as calls from './calls.ts'
import { draftOf } from './draftOf.ts'

/** Applies the rules for submitted orders, except for signature and maker's funds. */
export const validateOrderUsingPOST: Handler<typeof calls.validateOrderUsingPOST> = async (
  { orderForm },
  { orders, now },
) => {
  // Reads the primary: a standby may not have the maker's latest orders yet.
  const draft = await draftOf(orders.writer, orderForm)
  const status = await validateDraft(orders, draft, now())
  return { status, success: status === 'SUCCESS' }
}

export const wertConvertUsingPOST: Handler<typeof calls.wertConvertUsingPOST> = async (
  { id, wertConvertRequest },
  { onRamp, reader },
) => {
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
}
