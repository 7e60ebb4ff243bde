import { formatOrderId } from '@mintline/core/identifiers'
import type { Address } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import { ApiError } from '../../http/apiError.ts'
import { found } from '../../http/found.ts'
import { checkCancel, checkFill } from '../../orders/actions/checkTransactions.ts'
import { prepareCancel, prepareFill } from '../../orders/actions/prepareFill.ts'
import { prepareFills } from '../../orders/actions/prepareFills.ts'
import { recheckOrder } from '../../orders/actions/recheckOrder.ts'
import { upsertOrder as upsert } from '../../orders/actions/upsertOrder.ts'
import { assetModel } from '../../orders/records/assetModel.ts'
import { mayHappen } from '../../orders/state/orderStates.ts'
import { orderById } from '../../read-model/orders/ordersByIds.ts'
import type { Handler } from '../call.ts'
import type * as calls from './calls.ts'
import { orderFound } from './orderFound.ts'

export const getValidatedOrderById: Handler<typeof calls.getValidatedOrderById> = async (
  { id },
  { orders },
) => {
  const text = formatOrderId(id)
  const status = await recheckOrder(orders, await orderFound(orders.writer, id))
  if (!mayHappen(status, 'take')) {
    throw new ServerError('ORDER_NOT_ACTIVE', { id: text, status })
  }
  return found(await orderById(orders.writer, id), 'order', text)
}

export const prepareOrderCancelTransaction: Handler<
  typeof calls.prepareOrderCancelTransaction
> = async ({ id }, { orders }) => {
  const row = await orderFound(orders.writer, id)
  const { order, transaction } = prepareCancel(row, orders)
  await checkCancel(orders, { row, order, from: order.maker, transaction })
  return { to: `${id.blockchain}:${transaction.to}`, data: transaction.data }
}

export const prepareOrderTransaction: Handler<typeof calls.prepareOrderTransaction> = async (
  { id, prepareOrderTxForm },
  { orders },
) => {
  const { maker, together = [], ...form } = prepareOrderTxForm
  if (maker.group !== 'ETHEREUM') {
    throw new ApiError('badRequest', `maker must be an account of ETHEREUM, not ${maker.group}`)
  }
  const row = await orderFound(orders.writer, id)
  const request = { ...form, maker: maker.address as Address }
  const others = await Promise.all(
    together.map(async ({ orderId, amount }) => ({
      row: await orderFound(orders.writer, orderId),
      amount,
    })),
  )
  const { order, fill } =
    others.length === 0
      ? prepareFill(row, request, orders)
      : prepareFills(row, request, others, orders)
  await checkFill(orders, { row, order, from: request.maker, transaction: fill })
  const { asset, proxy, transaction, value } = fill
  const contractId = (contract: string) => `${id.blockchain}:${contract}`
  return {
    transferProxyAddress: proxy && contractId(proxy),
    asset: assetModel(order.blockchain, asset, row.decimals),
    transaction: { to: contractId(transaction.to), data: transaction.data },
    value: String(value),
  }
}

export const upsertOrder: Handler<typeof calls.upsertOrder> = async ({ orderForm }, { orders }) => {
  const id = await upsert(orders, orderForm)
  return found(await orderById(orders.writer, id), 'order', id.value)
}
