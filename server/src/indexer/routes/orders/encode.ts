import { placeForm } from '../../../orders/placed/placeForm.ts'
import * as calls from '../../calls/domains.ts'
import { route } from '../route.ts'

export const encode = route(calls.encode, async ({ orderForm }, { orders }) => {
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
})
