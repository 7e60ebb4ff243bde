import { Type } from 'typebox'
import { lazyCall } from '../call.ts'
import { EncodedOrder, OrderForm } from '../orders/schemas.ts'
import { DomainResolveResult } from '../schemas/chains.ts'

export const resolve = lazyCall(
  {
    operationId: 'resolve',
    summary: 'Owner of a domain name',
    tag: 'Domains and encoding',
    requestClass: 'node',
    method: 'POST',
    path: '/v0.1/domains/{domain}/resolution',
    params: { domain: Type.String({ minLength: 1 }) },
    answer: DomainResolveResult,
    errors: 'E404',
  },
  () => import('./lazyHandlers.ts'),
)

export const encode = lazyCall(
  {
    operationId: 'encode',
    summary: 'Hashes of an order that a wallet signs',
    description:
      "The exchange's hash of an order, the EIP-712 hash to sign, and the proxy that the seller approves",
    tag: 'Domains and encoding',
    requestClass: 'read',
    method: 'POST',
    path: '/v0.1/encode/order',
    body: { name: 'orderForm', schema: OrderForm },
    answer: EncodedOrder,
    errors: 'E4',
  },
  () => import('./lazyHandlers.ts'),
)
