import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { DomainResolveResult } from '../schemas/chains.ts'
import { OrderForm } from '../schemas/orderForms.ts'
import { EncodedOrder } from '../schemas/orderTransactions.ts'

export const resolve = call({
  operationId: 'resolve',
  summary: 'Owner of a domain name',
  tag: 'Domains and encoding',
  method: 'POST',
  path: '/v0.1/domains/{domain}/resolution',
  params: { domain: Type.String({ minLength: 1 }) },
  answer: DomainResolveResult,
  errors: 'E404',
})

export const encode = call({
  operationId: 'encode',
  summary: 'Hashes of an order that a wallet signs',
  description:
    "The exchange's hash of an order, the EIP-712 hash to sign, and the proxy that the seller approves",
  tag: 'Domains and encoding',
  method: 'POST',
  path: '/v0.1/encode/order',
  body: { name: 'orderForm', schema: OrderForm },
  answer: EncodedOrder,
  errors: 'E4',
})
