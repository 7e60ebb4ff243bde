import { ordersByMakers } from '../../../read-model/orders/ordersByMakers.ts'
import { shownOrders } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/orders.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

/** Order statuses by version 4 name. */
const STATUSES = {
  ACTIVE: 'ACTIVE',
  INACTIVE: 'INACTIVE',
  COMPLETED: 'FILLED',
  CANCELLED: 'CANCELLED',
} as const

export const ordersByMakerUsingPOST = route(
  calls.ordersByMakerUsingPOST,
  async ({ orderByMakerPageRequest: request }, services) => {
    const { maker, side, status, platform, blockchains } = request
    const filter = {
      side: side === 'SELL' ? 'SELL' : 'BID',
      makers: [maker],
      blockchains,
      collections: undefined,
      ...(status && { statuses: [STATUSES[status]] }),
      ...(platform && { platform }),
    } as const
    const { entries, next } = await ordersByMakers(services.reader, filter, pageRequest(request))
    return { entries: await shownOrders(services, entries), next }
  },
)
