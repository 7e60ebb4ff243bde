import type { Address } from 'viem'
import { ApiError } from '../../../http/apiError.ts'
import { prepareFill } from '../../../orders/actions/prepareFill.ts'
import { assetModel } from '../../../orders/records/assetModel.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'
import { orderFound } from './orderFound.ts'

export const prepareOrderTransaction = route(
  calls.prepareOrderTransaction,
  async ({ id, prepareOrderTxForm }, { orders }) => {
    const { maker, ...form } = prepareOrderTxForm
    if (maker.group !== 'ETHEREUM') {
      throw new ApiError('badRequest', `maker must be an account of ETHEREUM, not ${maker.group}`)
    }
    const row = await orderFound(orders.writer, id)
    const request = { ...form, maker: maker.address as Address }
    const { order, fill } = prepareFill(row, request, orders)
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
