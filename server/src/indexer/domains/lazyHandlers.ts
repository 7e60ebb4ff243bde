import { found } from '../../http/found.ts'
import { resolveDomain } from '../../nodes/resolveDomain.ts'
import { placeForm } from '../../orders/placed/placeForm.ts'
import type { Handler } from '../call.ts'
import type * as calls from './calls.ts'

export const resolve: Handler<typeof calls.resolve> = async ({ domain }, { nodes }) =>
  found(await resolveDomain(nodes, domain), 'wallet behind', domain)

export const encode: Handler<typeof calls.encode> = async ({ orderForm }, { orders }) => {
  const { orderHash, signHash, transferProxy } = await placeForm(orderForm, orders).hashes(
    orders.nodes,
  )
  return {
    '@type': 'ETH_ORDER_ENCODE' as const,
    blockchain: orderForm.blockchain,
    orderHash,
    signHash,
    transferProxy: transferProxy && `ETHEREUM:${transferProxy}`,
  }
}
