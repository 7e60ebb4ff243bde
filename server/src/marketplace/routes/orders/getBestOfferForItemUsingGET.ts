import { formatItemId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { itemById } from '../../../read-model/items/itemById.ts'
import { shownOrder } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

export const getBestOfferForItemUsingGET = route(
  calls.getBestOfferForItemUsingGET,
  async ({ id }, services) => {
    const item = await itemById(services.reader, id)
    return shownOrder(services, found(item?.bestBidOrder, 'bid for', formatItemId(id)))
  },
)
