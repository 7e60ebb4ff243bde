import type { Address } from 'viem'
import { ApiError } from '../../../http/apiError.ts'
import { checkFill } from '../../../orders/actions/checkTransactions.ts'
import { prepareFill } from '../../../orders/actions/prepareFill.ts'
import { prepareFills } from '../../../orders/actions/prepareFills.ts'
import { assetModel } from '../../../orders/records/assetModel.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'
import { orderFound } from './orderFound.ts'

export const prepareOrderTransaction = route(
  calls.prepareOrderTransaction,
  async ({ id, prepareOrderTxForm }, { orders }) => {
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
  },
)
