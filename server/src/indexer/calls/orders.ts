import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { OrderIdInput } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { Blockchain } from '../schemas/enumerations.ts'
import { OrderForm } from '../schemas/orderForms.ts'
import { Order, OrderFees } from '../schemas/orders.ts'
import {
  PreparedOrderTx,
  PrepareOrderTxForm,
  PrepareOrderTxResponse,
} from '../schemas/orderTransactions.ts'

export const getOrderById = call({
  operationId: 'getOrderById',
  summary: 'An order',
  tag: 'Orders',
  method: 'GET',
  path: '/v0.1/orders/{id}',
  params: { id: OrderIdInput },
  answer: Order,
  errors: 'E404',
})

export const getOrderFees = call({
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
})

export const getValidatedOrderById = call({
  operationId: 'getValidatedOrderById',
  summary: 'An order, checked on its blockchain',
  tag: 'Orders',
  method: 'GET',
  path: '/v0.1/orders/{id}/validate',
  params: { id: OrderIdInput },
  answer: Order,
  errors: 'E404',
})

export const prepareOrderCancelTransaction = call({
  operationId: 'prepareOrderCancelTransaction',
  summary: 'Transaction that cancels an order',
  tag: 'Orders',
  method: 'POST',
  path: '/v0.1/orders/{id}/prepareCancelTx',
  params: { id: OrderIdInput },
  answer: PreparedOrderTx,
  errors: 'E404',
})

export const prepareOrderTransaction = call({
  operationId: 'prepareOrderTransaction',
  summary: 'Transaction that fills an order',
  tag: 'Orders',
  method: 'POST',
  path: '/v0.1/orders/{id}/prepareTx',
  params: { id: OrderIdInput },
  body: { name: 'prepareOrderTxForm', schema: PrepareOrderTxForm },
  answer: PrepareOrderTxResponse,
  errors: 'E404',
})

export const reportOrderById = call({
  operationId: 'reportOrderById',
  summary: 'Report an order',
  tag: 'Orders',
  method: 'POST',
  path: '/v0.1/orders/{id}/report',
  params: { id: OrderIdInput },
  errors: 'E404',
})

export const upsertOrder = call({
  operationId: 'upsertOrder',
  summary: 'Create an order, or replace it',
  description:
    'Replaces an earlier order with the same maker, asset types and salt. The order is ACTIVE as long as its maker has what it offers and the exchange may take it',
  tag: 'Orders',
  method: 'POST',
  path: '/v0.1/orders',
  body: { name: 'orderForm', schema: OrderForm },
  answer: Order,
  errors: 'E4',
})
