import { ApiError } from '../../../http/apiError.ts'
import { feesOn } from '../../../orders/feesOn.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

export const getOrderFees = route(calls.getOrderFees, async ({ blockchain }, { orders }) => {
  if (blockchain === undefined) {
    throw new ApiError('validation', 'Required parameter blockchain is missing')
  }
  const { exchange, seaport } = feesOn(orders, blockchain)
  return { fees: { [`${orders.platform}_V2`]: exchange, SEAPORT_V1: seaport } }
})
