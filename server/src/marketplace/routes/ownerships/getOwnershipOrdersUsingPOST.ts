import { ownershipsByIds } from '../../../read-model/ownerships/ownershipsByIds.ts'
import { shownOrders } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'

export const getOwnershipOrdersUsingPOST = route(
  calls.getOwnershipOrdersUsingPOST,
  async ({ requestBody: ids }, services) => {
    const ownerships = await ownershipsByIds(services.reader, ids)
    return shownOrders(
      services,
      ownerships.flatMap(({ bestSellOrder }) => bestSellOrder ?? []),
    )
  },
)
