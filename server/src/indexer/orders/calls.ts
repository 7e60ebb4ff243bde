import { formatOrderId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import { OrderIdInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { found } from '../../http/found.ts'
import { reportOrder } from '../../orders/actions/findOrder.ts'
import { feesOn } from '../../orders/orderServices.ts'
import { orderById } from '../../read-model/orders/ordersByIds.ts'
import { call, lazyCall } from '../call.ts'
import { Blockchain } from '../schemas/enumerations.ts'
import { Order, OrderFees } from '../schemas/orders.ts'
import { orderFound } from './orderFound.ts'
import {
  OrderForm,
  PreparedOrderTx,
  PrepareOrderTxForm,
  PrepareOrderTxResponse,
} from './schemas.ts'

export const getOrderById = call(
  {
    operationId: 'getOrderById',
    summary: 'An order',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/{id}',
    params: { id: OrderIdInput },
    answer: Order,
    errors: 'E404',
  },
  async ({ id }, { reader }) => found(await orderById(reader, id), 'order', formatOrderId(id)),
)

export const getOrderFees = call(
  {
    operationId: 'getOrderFees',
    summary: 'Fees of the platform on a blockchain',
    description:
      'Fees in basis points that new orders of each exchange carry. 400 without a blockchain',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/settings/fees',
    query: {
      blockchain: Type.Optional(ref(Blockchain)),
    },
    answer: OrderFees,
    errors: 'E4',
  },
  async ({ blockchain }, { orders }) => {
    if (blockchain === undefined) {
      throw new ApiError('validation', 'Required parameter blockchain is missing')
    }
    const { exchange, seaport } = feesOn(orders, blockchain)
    return { fees: { [`${orders.platform}_V2`]: exchange, SEAPORT_V1: seaport } }
  },
)

export const getValidatedOrderById = lazyCall(
  {
    operationId: 'getValidatedOrderById',
    summary: 'An order, checked on its blockchain',
    tag: 'Orders',
    method: 'GET',
    path: '/v0.1/orders/{id}/validate',
    params: { id: OrderIdInput },
    answer: Order,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

export const prepareOrderCancelTransaction = lazyCall(
  {
    operationId: 'prepareOrderCancelTransaction',
    summary: 'Transaction that cancels an order',
    tag: 'Orders',
    requestClass: 'read',
    method: 'POST',
    path: '/v0.1/orders/{id}/prepareCancelTx',
    params: { id: OrderIdInput },
    answer: PreparedOrderTx,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

export const prepareOrderTransaction = lazyCall(
  {
    operationId: 'prepareOrderTransaction',
    summary: 'Transaction that fills an order',
    tag: 'Orders',
    requestClass: 'node',
    method: 'POST',
    path: '/v0.1/orders/{id}/prepareTx',
    params: { id: OrderIdInput },
    body: { name: 'prepareOrderTxForm', schema: PrepareOrderTxForm },
    answer: PrepareOrderTxResponse,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

export const reportOrderById = call(
  {
    operationId: 'reportOrderById',
    summary: 'Report an order',
    tag: 'Orders',
    requestClass: 'anonymousWrite',
    method: 'POST',
    path: '/v0.1/orders/{id}/report',
    params: { id: OrderIdInput },
    errors: 'E404',
  },
  async ({ id }, { orders }) => {
    await reportOrder(orders.writer, await orderFound(orders.writer, id))
    return undefined
  },
)

export const upsertOrder = lazyCall(
  {
    operationId: 'upsertOrder',
    summary: 'Create an order, or replace it',
    description:
      'Replaces an earlier order with the same maker, asset types and salt. The order is ACTIVE as long as its maker has what it offers and the exchange may take it',
    tag: 'Orders',
    requestClass: 'write',
    method: 'POST',
    path: '/v0.1/orders',
    body: { name: 'orderForm', schema: OrderForm },
    answer: Order,
    errors: 'E4',
  },
  () => import('./lazyHandlers.ts'),
)
