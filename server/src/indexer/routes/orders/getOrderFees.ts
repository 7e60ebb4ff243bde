import { ApiError } from '../../../http/apiError.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

export const getOrderFees = route(calls.getOrderFees, async ({ blockchain }, { orders }) => {
  if (blockchain === undefined) {
    throw new ApiError('validation', 'Required parameter blockchain is missing')
  }
  const { exchanges, seaports, platform } = orders
  const { fee = 0 } = exchanges[blockchain as keyof typeof exchanges] ?? {}
  const { value: seaportFee = 0 } = seaports[blockchain as keyof typeof seaports]?.fee ?? {}
  return { fees: { [`${platform}_V2`]: fee, SEAPORT_V1: seaportFee } }
})
