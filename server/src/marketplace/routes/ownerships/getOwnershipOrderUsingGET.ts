import { formatOwnershipId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { ownershipById } from '../../../read-model/ownerships/ownershipById.ts'
import { shownOrder } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'

export const getOwnershipOrderUsingGET = route(
  calls.getOwnershipOrderUsingGET,
  async ({ id }, services) => {
    const listing = (await ownershipById(services.reader, id))?.bestSellOrder
    return shownOrder(services, found(listing, 'listing of', formatOwnershipId(id)))
  },
)
