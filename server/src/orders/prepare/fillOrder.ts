import { encodeFunctionData } from 'viem'
import type { OrderAsset } from '../assets/orderAsset.ts'
import { type Exchange, proxyOf } from '../exchange/exchange.ts'
import { EXCHANGE_ABI } from '../exchange/exchangeAbi.ts'
import { orderStruct } from '../hash/orderStruct.ts'
import type { SignedOrder } from '../order.ts'
import { makerFee } from '../orderSides.ts'
import { invertOrder } from './invertOrder.ts'
import { type Fill, type FillRequest, type PreparedTransaction, withRecovery } from './prepared.ts'

const WHOLE = 10_000n

/**
 * Prepares the transaction that fills an order on the platform's exchange.
 *
 * @throws Unfillable
 */
export function fillOrder(order: SignedOrder, request: FillRequest, exchange: Exchange): Fill {
  const inverted = invertOrder(order, request, exchange.fee)
  const fee = BigInt(makerFee(inverted, exchange.fee))
  const { type, value } = inverted.make
  const asset: OrderAsset = { type, value: (value * (WHOLE + fee)) / WHOLE }
  return {
    transaction: {
      to: exchange.contract,
      data: encodeFunctionData({
        abi: EXCHANGE_ABI,
        functionName: 'matchOrders',
        args: [
          orderStruct(order),
          withRecovery(order.signature),
          orderStruct(inverted),
          // The transaction's sender needs no signature.
          '0x',
        ],
      }),
    },
    asset,
    proxy: proxyOf(exchange, type),
    value: type.kind === 'ETH' ? asset.value : 0n,
  }
}

/** Prepares the transaction that cancels an order on the platform's exchange. */
export function cancelOrder(order: SignedOrder, { contract }: Exchange): PreparedTransaction {
  const args = [orderStruct(order)] as const
  return {
    to: contract,
    data: encodeFunctionData({ abi: EXCHANGE_ABI, functionName: 'cancel', args }),
  }
}
